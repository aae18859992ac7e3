import type { Seller } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { counted } from '../../platform/number-text.ts';
import { Drawing, Icon } from '../../ui/icon.tsx';

interface Props {
  business: Pick<Seller, 'answers_within_hours' | 'is_verified'>;
  className?: string;
}

/** Tells buyers why they can count on a business. A server of the version before tells neither. */
export function Trust({ business, className = '' }: Props) {
  const { answers_within_hours: hours, is_verified: isVerified } = business;
  const reasons = [
    isVerified && { icon: <Icon name="check" className="size-5" />, text: m.verified_business() },
    hours && {
      icon: <Drawing path={clock} className="size-5" />,
      text: answersText(hours),
    },
  ].filter((reason) => typeof reason === 'object' && reason !== null);
  return (
    <ul className={`flex flex-wrap gap-x-5 gap-y-1 text-s empty:hidden ${className}`}>
      {reasons.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-1.5 font-medium text-good">
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 7.5V12l3 2';

export const answersText = (hours: number) => m.answers_within(counted(hours));
