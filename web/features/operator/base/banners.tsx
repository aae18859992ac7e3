import type { BannerPlace, BaseData } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { ConsolePanel } from '../console-page.tsx';
import { PictureSlot } from './picture-slot.tsx';

/** The photos on the home page. */
export function Banners({ banners }: { banners: BaseData['banners'] }) {
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
            longestSide={longestSide}
            words={words}
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
const longestSide = 2560;

const words = {
  save: m.console_banner_save,
  done: m.console_banner_done,
  clear: m.console_banner_clear,
  clearHeading: m.console_banner_clear_heading,
  clearText: m.console_banner_clear_text,
  cleared: m.console_banner_cleared,
};
