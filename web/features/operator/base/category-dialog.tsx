import type { Api } from '@orendi/contract/client-types';
import type { KnownCategory, KnownIndustry } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useForm } from '../../forms/use-form.ts';
import { IconField } from './icon-field.tsx';
import { NameFields } from './name-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';

interface Props {
  /** Null adds one. */
  category: KnownCategory | null;
  industryId: number;
  industries: KnownIndustry[];
  onClose: () => void;
}

/** A category's names, its industry and its icon. */
export function CategoryDialog({ category, industryId, industries, onClose }: Props) {
  const form = useForm(
    {
      name: category?.category_name ?? '',
      nameAl: category?.category_name_al ?? '',
      industryId: String(industryId),
    },
    ['icon'],
  );
  const [icon, setIcon] = useState<File>();
  const language = useLanguage();
  const { onText, ...industryField } = form.field('industryId');

  function chooseIcon(file: File): void {
    setIcon(file);
    form.repair(['icon']);
  }

  const send = (api: Api, values: typeof form.values) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(values)) body.set(name, text);
    if (icon) body.set('icon', icon);
    return category === null
      ? api('POST /operator/categories', { body })
      : api('PUT /operator/categories/{id}', { params: { id: category.id }, body });
  };

  return (
    <FormDialog
      form={form}
      heading={category === null ? m.console_category_add() : m.console_category_edit()}
      success={m.console_saved()}
      send={send}
      onClose={onClose}
    >
      <NameFields field={form.field} />
      <Field label={m.console_category_industry()} isRequired error={industryField.error}>
        {(control) => (
          <Select
            {...control}
            name={industryField.name}
            value={industryField.value}
            onChange={({ target }) => onText(target.value)}
          >
            {industries.map(({ id, industry_name: english, industry_name_al: albanian }) => (
              <option key={id} value={id}>
                {language === 'en' ? english : albanian}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <IconField
        isRequired={category === null}
        error={form.errors.icon}
        present={category?.category_icon ?? null}
        onChoose={chooseIcon}
      />
    </FormDialog>
  );
}
