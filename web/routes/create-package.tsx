import { useLoaderData } from 'react-router';
import { loadChoosing } from '../features/publishing/load-choosing.ts';
import { PackageFormPage } from '../features/publishing/package/package-form-page.tsx';

export const loader = loadChoosing;

export function Component() {
  return <PackageFormPage pack={null} {...useLoaderData<typeof loader>()} />;
}
