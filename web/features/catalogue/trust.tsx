import { formatNumber } from '@orendi/contract/money';
import type { Seller } from '@orendi/contract/schemas/business';
import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/page-environment.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';

interface Props {
  business: Pick<Seller, 'answers_within_hours' | 'is_verified'>;
  className?: string;
}

/** Tells buyers why they can count on a business. A server of the version before tells neither. */
export function Trust({ business, className = '' }: Props) {
  const { answers_within_hours: hours, is_verified: isVerified } = business;
  const language = useLanguage();
  if (!isVerified && !hours) return null;
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 text-s ${className}`}>
      {isVerified && (
        <Reason icon={<Icon name="check" className="size-5" />}>{m.verified_business()}</Reason>
      )}
      {hours && (
        <Reason icon={<Drawing path={clock} className="size-5" />}>
          {answersText(hours, language)}
        </Reason>
      )}
    </ul>
  );
}

const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 7.5V12l3 2';

function Reason({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-1.5 font-medium text-good">
      {icon}
      {children}
    </li>
  );
}

export const answersText = (hours: number, language: Language) =>
  m.answers_within({ count: hours, shown: formatNumber(hours, language) });
