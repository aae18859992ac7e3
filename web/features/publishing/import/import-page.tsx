import type { AppliedImport, ImportPreview as Preview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { KeptProducts } from './kept-products.tsx';
import { StageHeading } from './stage-heading.tsx';
import { useImport } from './use-import.ts';

interface Props {
  businessId: number;
  /** The last import applied; null before the first. */
  last: AppliedImport | null;
  /** An existing import plan that has not been applied. */
  preview: Preview | null;
}

/** The page for importing products from a spreadsheet: upload, preview, apply, undo. */
export function ImportPage({ businessId, last: lastBefore, preview }: Props) {
  const given = useImport(businessId, lastBefore, preview);
  const { stage, last, show, explain, apply, undo, isWriting } = given;
  const startAnew = () => show({ at: 'choosing', isAgain: true });
  return (
    <FormPage title={m.import_title()} intro={m.import_intro()} path={paths.importProducts}>
      {stage.at === 'choosing' && (
        <div className="flex flex-col gap-10">
          <ImportForm
            isAgain={stage.isAgain}
            onChecked={(checked, files) => show({ at: 'preview', preview: checked, files })}
          />
          {last && (
            <div className="border-t border-line pt-6">
              <FormPart heading={m.import_last_heading()}>
                <ImportResult
                  applied={last}
                  onUndo={() => void undo(last.id)}
                  isWriting={isWriting}
                />
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
      {stage.at === 'applied' && (
        <div className="flex flex-col gap-6">
          <StageHeading>{m.import_done_heading()}</StageHeading>
          <ImportResult
            applied={stage.applied}
            onUndo={() => void undo(stage.applied.id)}
            isWriting={isWriting}
          />
          <Ways businessId={businessId} onAnother={startAnew} />
        </div>
      )}
      {stage.at === 'undone' && (
        <div className="flex flex-col gap-6">
          <StageHeading>{m.import_undone_heading()}</StageHeading>
          <p>
            {m.import_undone_text({
              deleted: stage.undone.deleted,
              restored: stage.undone.restored,
            })}
          </p>
          <KeptProducts intro={m.import_kept()} products={stage.undone.kept} />
          <Ways businessId={businessId} onAnother={startAnew} />
        </div>
      )}
    </FormPage>
  );
}

/** Links for going on afterwards. */
function Ways({ businessId, onAnother }: { businessId: number; onAnother: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <a href={paths.business(businessId)} className={buttonClass('main')}>
        {m.profile_public()}
      </a>
      <button type="button" onClick={onAnother} className={buttonClass()}>
        {m.import_another()}
      </button>
    </div>
  );
}
