import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';

/**
 * A button that changes the page's state. It is a form with that state's address as its action, so it works without
 * script; with script the router navigates and the scroll position stays. With `aria-disabled` it does nothing and
 * stays focusable.
 */
export function StateButton({
  address,
  className = buttonClass('plain', 'small'),
  ...button
}: ComponentProps<'button'> & { address: string }) {
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
      <button {...button} type="submit" className={className} />
    </form>
  );
}
