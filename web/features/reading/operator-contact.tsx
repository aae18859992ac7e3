import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';

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

/** A `tel:` link for a number written as `+355 69 234 5678`. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
