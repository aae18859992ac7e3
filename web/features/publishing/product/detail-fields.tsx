import {
  type DetailName,
  details,
  type FormGroup,
  isDetail,
} from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { Marked } from '../../drafts/marked.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { ColorField } from './color/color-field.tsx';
import { valueNames } from './field-names.ts';
import { fieldsIn, isOwed } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

export function DetailFields({ form, group }: { form: ProductContent; group: FormGroup }) {
  return fieldsIn(group)
    .filter(isDetail)
    .map((name) => (
      <Marked key={name} mark={form.markOf(name)}>
        <DetailField form={form} name={name} />
      </Marked>
    ));
}

interface Props {
  form: ProductContent;
  name: DetailName;
}

function DetailField({ form: { field, change, values }, name }: Props) {
  const detail = details[name];
  switch (detail.kind) {
    case 'line':
      return (
        <TextField {...field(name)} isRequired={isOwed(values, name)} autoCapitalize="sentences" />
      );
    case 'decimal':
      return <DecimalField {...field(name)} />;
    case 'whole':
      return (
        <TextField
          {...field(name)}
          isRequired={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(detail.max).length}
          onText={(text) => change({ [name]: text.replace(/\D/g, '') })}
        />
      );
    case 'flag':
    case 'choice':
      return <ChoiceField {...field(name)} choices={valueNames(name)} isClearable />;
    default:
      return <ColorField {...field(name)} hint={m.product_color_hint()} />;
  }
}
