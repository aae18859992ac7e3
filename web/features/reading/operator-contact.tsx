import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';

export function OperatorContact() {
  const {
    legal_name: legalName,
    registration_number: registrationNumber,
    address,
    email,
    phone,
  } = usePage().market;
  if (email === null && phone === null && legalName === null) return <p>{m.operator_unknown()}</p>;
  return (
    <>
      {legalName && <p>{legalName}</p>}
      {registrationNumber && (
        <p>
          {m.operator_registration()} {registrationNumber}
        </p>
      )}
      {address && <p>{address}</p>}
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
