import type { BannerPlace, BaseData } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { ConsolePanel } from '../console-panel.tsx';
import { SureQuestion } from '../sure-question.tsx';
import type { Asking } from './asking.ts';
import { BannerForm } from './banner-form.tsx';

const placeNames = {
  main: m.console_banner_main,
  secondary: m.console_banner_secondary,
} satisfies Record<BannerPlace, () => string>;

/** The photos on the home page. */
export function Banners({ banners, onAsk, onClose }: { banners: BaseData['banners'] } & Asking) {
  const askToClear = (place: BannerPlace) =>
    onAsk(
      <SureQuestion
        heading={m.console_banner_clear_heading()}
        text={m.console_banner_clear_text()}
        success={m.console_banner_cleared()}
        send={(api) => api('DELETE /operator/banners/{place}', { params: { place } })}
        onClose={onClose}
      />,
    );

  return (
    <ConsolePanel heading={m.console_banners()} text={m.console_banners_text()}>
      <div className="banner-forms">
        {(['main', 'secondary'] as const).map((place) => (
          <BannerForm
            // A new form for a new banner, as nothing is chosen in it.
            key={`${place} ${banners[place] ?? ''}`}
            place={place}
            name={placeNames[place]()}
            present={banners[place]}
            onClear={() => askToClear(place)}
          />
        ))}
      </div>
    </ConsolePanel>
  );
}
