import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { FormPart } from '../features/forms/form-part.tsx';
import { findOwn } from '../features/publishing/find-own.ts';
import { ImportForm } from '../features/publishing/import/import-form.tsx';
import { ImportPreview, StageHeading } from '../features/publishing/import/import-preview.tsx';
import { ImportResult, KeptProducts } from '../features/publishing/import/import-result.tsx';
import { useImport } from '../features/publishing/import/use-import.ts';
import { paths } from '../platform/paths.ts';
import { readId } from '../platform/page-id.ts';
import { Button } from '../features/forms/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

/** Finds the last import, and the preview the address names; one that no longer exists is ignored. */
export const loader = guarded(
  'member',
  async ({ business_id: businessId }, { api, parameters }) => {
    const id = readId(parameters.get('preview') ?? '');
    const [last, preview, { categories }] = await Promise.all([
      api('GET /private/imports/last'),
      id === undefined ? null : findOwn(api('GET /private/imports/{id}', { params: { id } })),
      api('GET /private/business-profile/result', {
        query: { sections: 'allProducts', perPage: 1 },
      }),
    ]);
    const currency = categories.allProducts?.results[0]?.currency ?? '';
    return { businessId, last, preview, currency };
  },
);

export function Component() {
  const { businessId, currency, ...loaded } = useLoaderData<typeof loader>();
  const given = useImport(businessId, loaded.last, loaded.preview);
  const { stage, last, show, explain, apply, undo, isWriting } = given;
  const startAnew = () => show({ at: 'choosing', isAgain: true });
  return (
    <FormPage title={m.import_title()} intro={m.import_intro()} path={paths.importProducts}>
      {stage.at === 'choosing' && (
        <div className="flex flex-col gap-10">
          <ImportForm
            isAgain={stage.isAgain}
            currency={currency}
            onChecked={(checked, files) => show({ at: 'preview', preview: checked, files })}
          />
          {last && (
            <div className="border-t border-line pt-6">
              <FormPart heading={m.import_last_heading()}>
                <ImportResult applied={last} undo={undo} isWriting={isWriting} />
              </FormPart>
            </div>
          )}
        </div>
      )}
      {stage.at === 'preview' && (
        <ImportPreview
          key={stage.preview.id}
          preview={stage.preview}
          onChange={(changed) => show({ ...stage, preview: changed })}
          onAnother={startAnew}
          onExplain={(headings) => void explain(headings, stage.files)}
          onApply={() => void apply(stage.preview.id)}
          isWriting={isWriting}
        />
      )}
      {(stage.at === 'applied' || stage.at === 'undone') && (
        <div key={stage.at} className="flex flex-col gap-6">
          {stage.at === 'applied' ? (
            <>
              <StageHeading>{m.import_done_heading()}</StageHeading>
              <ImportResult applied={stage.applied} undo={undo} isWriting={isWriting} />
            </>
          ) : (
            <>
              <StageHeading>{m.import_undone_heading()}</StageHeading>
              <p>{m.import_undone_text(stage.undone)}</p>
              <KeptProducts intro={m.import_kept()} products={stage.undone.kept} />
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.business(businessId)} kind="main" label={m.profile_public()} />
            <Button onClick={startAnew}>{m.import_another()}</Button>
          </div>
        </div>
      )}
    </FormPage>
  );
}
