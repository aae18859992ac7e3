import { useLoaderData } from 'react-router';
import { ImportPage } from '../features/publishing/import/import-page.tsx';
import { loadImport } from '../features/publishing/import/load-import.ts';

export const loader = loadImport;

export function Component() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
