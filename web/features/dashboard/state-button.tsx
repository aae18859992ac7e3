import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';

interface Props extends ComponentProps<'button'> {
  /** Of the state it leads to. */
  address: string;
}

/**
 * A button that leads to another state of the page. It is a form of that address, so that it works before the script
 * is there; afterwards the router leads on, and the page stays where it is. One that is `aria-disabled` leads nowhere and
 * keeps the focus.
 */
export function StateButton({ address, ...button }: Props) {
  const navigate = useNavigate();
  const [path = '', query] = address.split('?');
  return (
    <form
      action={path}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (button['aria-disabled'] === true) return;
        void navigate(address, { preventScrollReset: true });
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...button} type="submit" />
    </form>
  );
}
