import { type DetailName, details } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { ColorField } from './color/color-field.tsx';
import { fieldName, valueNames } from './field-names.ts';
import { isOwed } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

interface Props {
  form: Pick<ProductContent, 'field' | 'change' | 'values'>;
  name: DetailName;
}

export function DetailField({ form: { field, change, values }, name }: Props) {
  const detail = details[name];
  const label = fieldName(name);
  switch (detail.kind) {
    case 'line':
      return (
        <TextField
          {...field(name)}
          label={label}
          isRequired={isOwed(values, name)}
          autoCapitalize="sentences"
          maxLength={detail.max}
        />
      );
    case 'decimal':
      return <DecimalField {...field(name)} label={label} isRequired={false} />;
    case 'whole':
      return (
        <TextField
          {...field(name)}
          label={label}
          isRequired={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(detail.max).length}
          onText={(text) => change({ [name]: text.replace(/\D/g, '') })}
        />
      );
    case 'flag':
    case 'choice':
      return <ChoiceField {...field(name)} label={label} choices={valueNames(name)} isClearable />;
    default:
      return <ColorField {...field(name)} label={label} hint={m.product_color_hint()} />;
  }
}
