import type { OtherSeller, OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { type RefObject, useId, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { createCaptcha } from '../../captcha/solving/create-captcha.ts';
import { AskedItem } from '../asked-item.tsx';
import { Button } from '../../forms/button.tsx';
import { useChange } from './own-changes.tsx';

interface Props {
  token: string;
  request: OwnRequest;
  others: readonly OtherSeller[];
}

/** Sellers of like pieces, each of whom gets the same question by a tap. */
export function OtherSellers({ token, request, others }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked } = request;
  const isOffered = others.length > 0;
  if (!isOffered && asked.length === 0) return null;
  return (
    <section aria-labelledby="own-others">
      <h2 id="own-others" ref={heading} tabIndex={-1} className="text-l outline-none">
        {isOffered ? m.own_others() : m.own_others_done()}
      </h2>
      {isOffered && <p className="mt-1 text-pretty text-ink-quiet">{m.own_others_text()}</p>}
      <ul className="mt-4 grid gap-4">
        {asked.map(({ business_name: seller, item_name: name, link }) => (
          <li key={link} className="rounded-l border border-line bg-surface p-4 wrap-anywhere">
            <p className="font-medium">{name}</p>
            <p className="mt-1 text-s text-ink-quiet">{m.own_others_asked({ seller })}</p>
            <a href={link} data-full-load className={`${buttonClass()} mt-3 w-full`}>
              {m.own_follow()}
              <span className="sr-only">: {seller}</span>
            </a>
          </li>
        ))}
        {others.map((other) => (
          <Other key={other.business.id} {...{ token, request, other, heading }} />
        ))}
      </ul>
    </section>
  );
}

interface OtherProps extends Omit<Props, 'others'> {
  other: OtherSeller;
  /** Has the focus once the button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The other request stays one, whatever is pressed again. */
function Other({ token, request, other: { item, business }, heading }: OtherProps) {
  const [captcha] = useState(() => createCaptcha(business.id));
  const { change, isLoading } = useChange(heading, captcha.reset);
  const whoGetsIt = useId();
  const seller = business.business_name;
  const contact = [request.phone, request.email].filter((way) => way !== null).join(', ');

  async function ask() {
    const { type, id } = item;
    const isAsked = await change(async (api) =>
      api('POST /public/requests/{token}/others', {
        params: { token },
        body: { type, id, token: await captcha.token() },
      }),
    );
    if (isAsked) showToast({ kind: 'success', text: m.own_others_asked({ seller }), id: 'asked' });
  }

  return (
    <li>
      <AskedItem item={{ ...item, focus: item.image_focus, price: item, business }} />
      <p id={whoGetsIt} className="mt-3 text-s text-pretty wrap-anywhere text-ink-quiet">
        {m.own_others_gets({ seller, contact })}
      </p>
      <Button
        className="mt-3 w-full"
        aria-describedby={whoGetsIt}
        isBusy={isLoading}
        onPointerDown={captcha.prepare}
        onClick={() => void ask()}
      >
        {m.own_others_ask()}
      </Button>
    </li>
  );
}
