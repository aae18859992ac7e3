import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { TemplatesForm } from '../features/dashboard/orders/reply/templates-form.tsx';
import { FormPage } from '../features/forms/form-page.tsx';
import { paths } from '../platform/paths.ts';

export const loader = guarded('member', (_, { api }) => api('GET /private/reply-templates'));

export function Component() {
  const { templates } = useLoaderData<typeof loader>();
  const places = { name: '{emri}', piece: '{artikulli}', price: '{çmimi}', link: '{link}' };
  return (
    <FormPage
      title={m.templates_heading()}
      intro={m.templates_text(places)}
      path={paths.replyTemplates}
    >
      <TemplatesForm templates={templates} />
    </FormPage>
  );
}
