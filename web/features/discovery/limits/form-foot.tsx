import { formatNumber } from '@orendi/contract/money';
import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { countText } from '../count-text.ts';
import type { Counted } from './use-limits-count.ts';

interface Props {
  /** The address without the limits of the form. */
  cleared: string;
  /** How many listings the form leads to, once that is known. */
  counted: Counted | undefined;
  onShow?: (() => void) | undefined;
}

/** The end of a form of limits: a link that clears them, and the button that says how many listings it leads to. */
export function FormFoot({ cleared, counted, onShow }: Props) {
  const language = useLanguage();
  return (
    <>
      <div className="limits-foot">
        <a href={cleared} data-stay onClick={onShow} className={buttonClass('plain', 'large')}>
          {m.limits_clear()}
        </a>
        <button
          className={`${buttonClass('main', 'large')} min-w-0 grow px-4 text-balance whitespace-normal tabular-nums`}
        >
          {applyLabel(counted, language)}
        </button>
      </div>
      <output className="sr-only">{counted && countText(counted, language)}</output>
    </>
  );
}

function applyLabel(counted: Counted | undefined, language: Language): string {
  if (counted === undefined) return m.limits_apply();
  if (counted.total === 0 && counted.hasNearest) return m.limits_apply_nearest();
  return m.limits_apply_count({
    shown: formatNumber(counted.total, language) + (counted.isLowerBound ? '+' : ''),
  });
}
