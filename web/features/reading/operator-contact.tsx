import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';

/** How whoever runs the shop is reached, in a running text. */
export function OperatorContact() {
  const { email, phone } = usePage().operator;
  if (email === null && phone === null) return <p>{m.operator_unknown()}</p>;
  return (
    <>
      {email && (
        <p>
          {m.operator_email()} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone && (
        <p>
          {m.operator_phone()} <a href={callAddress(phone)}>{phone}</a>
        </p>
      )}
    </>
  );
}

/** A link that dials a number as people write it: `+355 69 234 5678`. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
