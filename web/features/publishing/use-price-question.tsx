import { formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { decimalOf } from '../forms/decimal/decimal-text.ts';

interface Asked {
  /** The texts of the form's fields. */
  price: string;
  currency: string;
  /** The listing as it is published, whose price is not asked about. */
  published: { price: number; currency: string } | null;
  save: () => void;
}

/**
 * Asks before a price is published that hardly any furniture has, as with three zeros too few or in the wrong currency;
 * about the same price only once.
 */
export function usePriceQuestion({ price, currency, published, save }: Asked) {
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [sure, setSure] = useState(published && textOf(published.price, published.currency));
  const amount = decimalOf(price);
  const text = textOf(amount, currency);
  const isDoubtful = amount !== undefined && isUnlikely(amount, currency) && sure !== text;
  return {
    save: () => (isDoubtful ? setAsking(true) : save()),
    question: isAsking && amount !== undefined && (
      <ConfirmDialog
        heading={m.publish_price_question({ price: formatPrice(amount, currency, language) })}
        confirmLabel={m.publish_price_sure()}
        cancelLabel={m.publish_price_change()}
        onConfirm={() => {
          setAsking(false);
          setSure(text);
          save();
        }}
        onCancel={() => setAsking(false)}
      >
        {m.publish_price_text()}
      </ConfirmDialog>
    ),
  };
}

const textOf = (price: number | undefined, currency: string) => `${price} ${currency}`;

function isUnlikely(price: number, currency: string): boolean {
  const [least, most] = currency === 'ALL' ? [500, 5_000_000] : [5, 50_000];
  return price > 0 && (price < least || price > most);
}
