import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { callAddress } from './call-address.ts';

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
