import { textLimits } from '@orendi/contract/limits';
import type {
  BaseData,
  KnownCategory,
  KnownIndustry,
} from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { useForm, type FieldState } from '../../forms/use-form.ts';
import { FileZone, PictureView } from '../../pictures/file-zone.tsx';
import { acceptedPictures } from '../../pictures/prepare-picture.ts';
import { ConsoleForm } from '../use-console.tsx';

/** @param industry null adds one */
export function IndustryDialog({ industry }: { industry: KnownIndustry | null }) {
  const form = useForm({
    name: industry?.industry_name ?? '',
    nameAl: industry?.industry_name_al ?? '',
  });
  return (
    <ConsoleForm
      form={form}
      heading={industry === null ? m.console_industry_add() : m.console_industry_rename()}
      success={m.console_saved()}
      send={(api, body) =>
        industry === null
          ? api('POST /operator/industries', { body })
          : api('PUT /operator/industries/{id}', { params: { id: industry.id }, body })
      }
    >
      <NameFields field={form.field} />
    </ConsoleForm>
  );
}

interface CategoryProps {
  /** Null adds one. */
  category: KnownCategory | null;
  industryId: number;
}

export function CategoryDialog({ category, industryId }: CategoryProps) {
  const form = useForm(
    {
      name: category?.category_name ?? '',
      nameAl: category?.category_name_al ?? '',
      industryId: String(industryId),
    },
    ['icon'],
  );
  const [icon, setIcon] = useState<{ file: File; url: string }>();
  useEffect(() => () => icon && URL.revokeObjectURL(icon.url), [icon]);
  const language = useLanguage();
  const { industries = [] } = useRouteLoaderData<BaseData>('operator/base') ?? {};

  function choose(file: File | undefined): void {
    if (file === undefined) return;
    setIcon({ file, url: URL.createObjectURL(file) });
    form.repair(['icon']);
  }

  return (
    <ConsoleForm
      form={form}
      heading={category === null ? m.console_category_add() : m.console_category_edit()}
      success={m.console_saved()}
      send={(api, values) => {
        const body = new FormData();
        for (const [name, text] of Object.entries(values)) body.set(name, text);
        if (icon) body.set('icon', icon.file);
        return category === null
          ? api('POST /operator/categories', { body })
          : api('PUT /operator/categories/{id}', { params: { id: category.id }, body });
      }}
    >
      <NameFields field={form.field} />
      <ChoiceField
        {...form.field('industryId')}
        label={m.console_category_industry()}
        isRequired
        choices={industries.map(({ id, industry_name: english, industry_name_al: albanian }) => ({
          value: String(id),
          label: language === 'en' ? english : albanian,
        }))}
      />
      <Field
        label={m.console_category_icon()}
        isRequired={category === null}
        error={form.errors.icon}
        hint={m.console_icon_hint()}
      >
        {(control) => (
          // The file as it is, which the server makes a shape of. Unlike a photo it may be an SVG.
          <FileZone
            {...control}
            accept={`image/svg+xml,.svg,${acceptedPictures}`}
            view={
              <PictureView url={icon?.url ?? category?.category_icon ?? null} alt="" look="p-2" />
            }
            action={m.console_icon_choose()}
            chosen={icon?.file.name}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
    </ConsoleForm>
  );
}

function NameFields({ field }: { field: (name: 'name' | 'nameAl') => FieldState }) {
  const common = { autoComplete: 'off', maxLength: textLimits.name };
  return (
    <>
      <TextField {...common} {...field('nameAl')} lang="sq" label={m.console_name_al()} />
      <TextField {...common} {...field('name')} lang="en" label={m.console_name_en()} />
    </>
  );
}
