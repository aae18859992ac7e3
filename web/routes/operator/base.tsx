import type { BannerPlace, BaseData } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { Identity } from '../../features/operator/base/identity.tsx';
import { Industries } from '../../features/operator/base/industries.tsx';
import { PictureSlot } from '../../features/operator/base/picture-slot.tsx';
import { Rates } from '../../features/operator/base/rates.tsx';
import { guarded } from '../../features/accounts/guarded.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';

export const loader = guarded('operator', (_, { api }) => api('GET /operator/base'));

/** The foundations of the shop. */
export function Component() {
  const { banners, industries, rates, market } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="base">
      <Identity settings={market} />
      <Banners banners={banners} />
      <Industries industries={industries} />
      <Rates rates={rates} />
    </ConsolePage>
  );
}

/** The photos on the home page. */
function Banners({ banners }: { banners: BaseData['banners'] }) {
  return (
    <ConsolePanel heading={m.console_banners()} text={m.console_banners_text()}>
      <div className="grid gap-6 px-4.5 pb-4.5 @min-[44rem]:grid-cols-2">
        {(['main', 'secondary'] as const).map((place) => (
          <PictureSlot
            // A new form for a new banner, as nothing is chosen in it.
            key={`${place} ${banners[place] ?? ''}`}
            field="photo"
            label={placeNames[place]()}
            present={banners[place]}
            longestSide={bannerSide}
            words={bannerWords}
            send={(api, body) => api('PUT /operator/banners/{place}', { params: { place }, body })}
            clear={(api) => api('DELETE /operator/banners/{place}', { params: { place } })}
          />
        ))}
      </div>
    </ConsolePanel>
  );
}

const placeNames = {
  main: m.console_banner_main,
  secondary: m.console_banner_secondary,
} satisfies Record<BannerPlace, () => string>;

/** Wide enough for the largest screens. */
const bannerSide = 2560;

const bannerWords = {
  save: m.console_banner_save,
  done: m.console_banner_done,
  clear: m.console_banner_clear,
  clearHeading: m.console_banner_clear_heading,
  clearText: m.console_banner_clear_text,
  cleared: m.console_banner_cleared,
};
