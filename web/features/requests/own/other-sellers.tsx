import type { OtherSeller, OwnRequest } from '@orendi/contract/schemas/own-request';
import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { createCaptcha } from '../../captcha/solving/create-captcha.ts';
import { thumbFrame } from '../../catalogue/picture-frames.ts';
import { AskedName } from '../asked-name.tsx';
import { Button } from '../../forms/button.tsx';

interface Props {
  token: string;
  request: OwnRequest;
  others: readonly OtherSeller[];
}

/** Sellers of like pieces, each of whom gets the same question by a tap. */
export function OtherSellers({ token, request, others }: Props) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const linkOf = (shop: number) => asked.find(({ other }) => other.business.id === shop)?.link;
  const offered = new Set(others.map(({ business }) => business.id));
  const gone = asked.map(({ other }) => other).filter(({ business }) => !offered.has(business.id));
  const shown = [...gone, ...others];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="own-others">
      <h2 id="own-others" className="text-l">
        {m.own_others()}
      </h2>
      <p className="mt-1 text-pretty text-ink-quiet">{m.own_others_text()}</p>
      <ul className="mt-4 grid gap-4">
        {shown.map((other) => (
          <Other
            key={other.business.id}
            {...{ token, request, other }}
            link={linkOf(other.business.id)}
            onAsked={(link) => setAsked((known) => [...known, { other, link }])}
          />
        ))}
      </ul>
    </section>
  );
}

/** One that was asked stays in view, with the only link to that request, when the list is loaded anew without it. */
interface Asked {
  other: OtherSeller;
  link: string;
}

interface OtherProps extends Omit<Props, 'others'> {
  other: OtherSeller;
  link: string | undefined;
  onAsked: (link: string) => void;
}

/** The other request stays one, whatever is pressed again. */
function Other({ token, request, other: { item, business }, link, onAsked }: OtherProps) {
  const { call, isLoading } = useApiCall();
  const [captcha] = useState(() => createCaptcha(business.id));
  const isAlive = useHydrated();
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
    if (asked) onAsked(asked.link);
  }

  return (
    <li className="rounded-l border border-line bg-surface p-4">
      <a href={paths.listing(item.type, item.id)} className="flex items-center gap-4">
        <span
          className="block size-24 shrink-0 overflow-hidden rounded-m bg-sand"
          style={pictureColor(item.image)}
        >
          <Picture url={item.image} alt="" frame={thumbFrame} focus={item.image_focus} />
        </span>
        <span className="block min-w-0">
          <AskedName item={{ type: item.type, name: item.name, price: item, business }} />
        </span>
      </a>
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
          disabled={!isAlive}
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
