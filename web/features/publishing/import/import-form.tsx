import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { callFor } from '../../../api/page-session.ts';
import { usePage } from '../../../platform/page-environment.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPart } from '../../forms/form-part.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { acceptedPictures } from '../../pictures/prepare-picture.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { currencyChoices } from '../price-fields.tsx';
import { FileField } from './file-field.tsx';
import { catalogueAddress, templateAddress } from './use-import.ts';
import { ProgressLine } from '../../forms/progress-line.tsx';
import { type ImportFiles, sizeLimit, useImportForm } from './use-import-form.ts';

const sheetTypes = '.xlsx,.xls,.ods,.csv';
const zipTypes = '.zip,application/zip,application/x-zip-compressed';

interface Props {
  /** The form replaces something else, so it takes the focus. */
  isAgain: boolean;
  /** The newest product's; blank before the first. */
  currency: string;
  onChecked: (preview: ImportPreview, files: ImportFiles) => void;
}

export function ImportForm({ isAgain, currency, onChecked }: Props) {
  const { language, onBehalfOf: shop } = usePage();
  const form = useImportForm(currency, onChecked);
  const { errors, files, sent, choose } = form;
  return (
    <FormFrame form={form} label={m.import_check()} onSubmit={() => void form.submit()}>
      <UnsavedChanges isChanged={sent !== undefined} text={m.import_leave_text()} />
      <FormPart heading={m.import_part_prepare()}>
        <p className="text-ink-quiet">{m.import_prepare_text()}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={callFor(shop, templateAddress)} download label={m.import_template()} />
          <ButtonLink
            href={callFor(shop, catalogueAddress)}
            download
            label={m.import_catalogue()}
          />
        </div>
      </FormPart>
      <FormPart heading={m.import_part_upload()}>
        <FileField
          label={m.import_sheet()}
          hint={m.import_sheet_hint({ size: sizeLimit('sheet', language) })}
          accept={sheetTypes}
          takesFocus={isAgain}
          isRequired={files.photos.length === 0}
          error={errors.sheet}
          files={files.sheet}
          onFiles={(sheet) => choose({ sheet })}
        />
        <FileField
          label={m.import_zip()}
          hint={m.import_zip_hint({ size: sizeLimit('photos', language) })}
          accept={`${zipTypes},${acceptedPictures}`}
          isMultiple
          isRequired={false}
          error={errors.photos ?? errors.images}
          files={files.photos}
          onFiles={(photos) => choose({ photos })}
        />
        <ChoiceField
          name="currency"
          label={m.import_currency()}
          value={files.currency}
          error={undefined}
          choices={currencyChoices(files.currency)}
          isClearable
          onText={(chosen) => choose({ currency: chosen })}
        />
      </FormPart>
      {sent !== undefined && (
        <ProgressLine label={sent < 1 ? m.import_uploading() : m.import_checking()} part={sent} />
      )}
    </FormFrame>
  );
}
