import type { OtherSeller, OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { createCaptcha } from '../../captcha/solving/create-captcha.ts';
import { AskedItem } from '../asked-item.tsx';
import { Button } from '../../forms/button.tsx';

interface Props {
  token: string;
  request: OwnRequest;
  others: readonly OtherSeller[];
}

/** Sellers of like pieces, each of whom gets the same question by a tap. */
export function OtherSellers({ token, request, others }: Props) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="own-others">
      <h2 id="own-others" className="text-l">
        {m.own_others()}
      </h2>
      <p className="mt-1 text-pretty text-ink-quiet">{m.own_others_text()}</p>
      <ul className="mt-4 grid gap-4">
        {others.map((other) => (
          <Other key={other.business.id} token={token} request={request} other={other} />
        ))}
      </ul>
    </section>
  );
}

/** The other request stays one, whatever is pressed again. */
function Other({ token, request, other }: Omit<Props, 'others'> & { other: OtherSeller }) {
  const { item, business } = other;
  const { call, isLoading } = useApiCall();
  const [captcha] = useState(() => createCaptcha(business.id));
  const [link, setLink] = useState<string>();
  const whoGetsIt = useId();
  const seller = business.business_name;
  const contact = [request.phone, request.email].filter((way) => way !== null).join(', ');

  async function ask() {
    const { type, id } = item;
    const asked = await call(
      async (api) =>
        api('POST /public/requests/{token}/others', {
          params: { token },
          body: { type, id, token: await captcha.token() },
        }),
      { onFailure: captcha.reset },
    );
    setLink(asked?.link);
  }

  return (
    <li>
      <AskedItem item={{ ...item, focus: item.image_focus, price: item, business }} />
      <p
        id={whoGetsIt}
        aria-live="polite"
        className="mt-3 text-s text-pretty wrap-anywhere text-ink-quiet"
      >
        {link ? m.own_others_asked({ seller }) : m.own_others_gets({ seller, contact })}
      </p>
      {link ? (
        <a href={link} className={`${buttonClass()} mt-3 w-full`}>
          {m.own_follow()}
        </a>
      ) : (
        <Button
          className="mt-3 w-full"
          aria-describedby={whoGetsIt}
          isBusy={isLoading}
          onPointerDown={captcha.prepare}
          onClick={() => void ask()}
        >
          {m.own_others_ask()}
        </Button>
      )}
    </li>
  );
}
