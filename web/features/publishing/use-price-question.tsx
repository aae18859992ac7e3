import { formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { decimalOf } from '../forms/decimal/decimal-text.ts';

interface Asked {
  price: string;
  currency: string;
  /** The published listing, whose price raises no question. */
  published: { price: number | null; currency: string | null } | null;
  save: () => void;
}

/** Asks once before publishing an unlikely price, such as one with three zeros missing. */
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

const textOf = (price: number | null | undefined, currency: string | null) =>
  `${price} ${currency}`;

function isUnlikely(price: number, currency: string): boolean {
  const [least, most] = currency === 'ALL' ? [500, 5_000_000] : [5, 50_000];
  return price > 0 && (price < least || price > most);
}
