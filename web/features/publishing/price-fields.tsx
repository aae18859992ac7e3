import { currencies, type Currency } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { ChoiceField } from '../forms/choice-field.tsx';
import { DecimalField } from '../forms/decimal/decimal-field.tsx';
import type { FieldState } from '../forms/use-form.ts';

type Input = ComponentProps<typeof DecimalField>;
interface Props extends Pick<Input, 'enterKeyHint' | 'onBlur'>, Partial<Pick<Input, 'label'>> {
  form: {
    field: (name: 'price' | 'currency') => FieldState;
    change: (changed: { price: string; currency?: Currency }) => void;
    values: { currency: string };
  };
  /** The currency of the listing that is edited. */
  present?: Currency | undefined;
  isRequired?: boolean;
}

/** A price and its currency, which whoever types the price may name with it. */
export function PriceFields({ form, present, isRequired = true, ...input }: Props) {
  const { field, change, values } = form;
  const { currency } = values;
  return (
    <>
      <DecimalField
        {...field('price')}
        label={m.product_price()}
        {...input}
        isRequired={isRequired}
        isMoney
        currency={currency}
        onText={(price, stated) => change({ price, ...(stated && { currency: stated }) })}
      />
      <ChoiceField
        {...field('currency')}
        label={m.product_currency()}
        isRequired={isRequired}
        choices={currencyChoices(present ?? currency)}
      />
    </>
  );
}

/** The currencies offered: lek and euro, plus dollars if the edited listing already uses them. */
export const currencyChoices = (present: string) =>
  currencies
    .filter((currency) => currency !== 'USD' || present === 'USD')
    .map((code) => ({ value: code, label: code }))
    .reverse();
