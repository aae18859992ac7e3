import type { CountryCode } from '@orendi/contract/countries';
import type { PhoneReadings } from '@orendi/contract/schemas/contact';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';

interface Props {
  reading: PhoneReadings | null;
  /** The chosen country; blank before. */
  chosen: string;
  /** A question about the reading; null where nothing is asked. */
  question: string | null;
  /** The buttons stay after an answer, for another one. */
  isAnswered?: boolean;
  onChoose: (country: CountryCode) => void;
}

/** Beneath the field of a phone number: what will be called and, where that is doubtful, a button for each reading. */
export function PhoneNote({ reading, chosen, question, isAnswered = false, onChoose }: Props) {
  const language = useLanguage();
  const id = useId();
  const readings = reading?.readings ?? [];
  return (
    <div className="mt-1.5 min-h-5 text-xs text-ink-quiet">
      <output id={id} className="block tabular-nums">
        {reading && textOf(reading, question)}
      </output>
      {(question !== null || isAnswered) && readings.length > 0 && (
        <fieldset aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
          {readings.map(({ country, name, name_al, phone }) => (
            <button
              key={country}
              type="button"
              aria-pressed={country === chosen}
              onClick={() => onChoose(country)}
              className="min-h-11 rounded-pill border border-line-strong bg-surface px-4 py-1.5 text-s font-medium text-ink tabular-nums transition-colors hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-tint"
            >
              {language === 'al' ? name_al : name}{' '}
              <span className="whitespace-nowrap">{phone}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function textOf({ phone, is_doubtful: isDoubtful }: PhoneReadings, question: string | null) {
  // A number that is asked about is no promise.
  const called = phone !== null && !isDoubtful && m.phone_called({ phone });
  return [called, question ?? (phone === null && m.phone_unread())].filter(Boolean).join(' ');
}
