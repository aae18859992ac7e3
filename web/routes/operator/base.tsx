import { textLimits } from '@orendi/contract/limits';
import type { MarketSettings } from '@orendi/contract/schemas/market';
import type { BannerPlace, BaseData } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { FormFrame } from '../../features/forms/form-frame.tsx';
import { useForm } from '../../features/forms/use-form.ts';
import { Industries } from '../../features/operator/base/industries.tsx';
import { PictureSlot } from '../../features/operator/base/picture-slot.tsx';
import { Rates } from '../../features/operator/base/rates.tsx';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export const loader = guarded('operator', (_, { api }) => api('GET /operator/base'));

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

function Identity({ settings }: { settings: MarketSettings }) {
  const { logo, ...words } = settings;
  return (
    <ConsolePanel heading={m.console_identity()} text={m.console_identity_text()}>
      <div className="grid gap-6 px-4.5 pb-4.5 @min-[44rem]:grid-cols-2">
        <IdentityForm key={JSON.stringify(words)} settings={settings} />
        <PictureSlot
          key={logo}
          field="logo"
          label={m.console_logo()}
          present={logo}
          longestSide={longestSide}
          words={logoWords}
          send={(api, body) => api('PUT /operator/logo', { body })}
          clear={(api) => api('DELETE /operator/logo')}
        />
      </div>
    </ConsolePanel>
  );
}

/** Sharp in the bar on any screen. */
const longestSide = 480;

const logoWords = {
  save: m.console_logo_save,
  done: m.console_logo_done,
  clear: m.console_logo_clear,
  clearHeading: m.console_logo_clear_heading,
  clearText: m.console_logo_clear_text,
  cleared: m.console_logo_cleared,
};

const { marketName, legalText, address, phone } = textLimits;

const fields = [
  ['name', m.console_market_name, marketName],
  ['legal_name', m.console_legal_name, legalText],
  ['registration_number', m.console_registration, legalText],
  ['address', m.console_market_address, address],
  ['phone', m.console_market_phone, phone],
] as const;

function IdentityForm({ settings }: { settings: MarketSettings }) {
  const first = fields.map(([name]) => [name, settings[name] ?? '']);
  const form = useForm(Object.fromEntries(first) as Record<(typeof fields)[number][0], string>);
  const { tell } = useConsole();
  const save = () =>
    form.submit(async (api, body) => {
      await api('PUT /operator/settings', { body });
      await tell(m.console_settings_saved());
    });
  return (
    <FormFrame form={form} label={m.console_save()} isPlain onSubmit={() => void save()}>
      {fields.map(([name, label, maxLength]) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={label()}
          isRequired={false}
          maxLength={maxLength}
          inputMode={name === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
        />
      ))}
    </FormFrame>
  );
}
