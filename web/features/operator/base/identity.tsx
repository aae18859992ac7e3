import { textLimits } from '@orendi/contract/limits';
import type { MarketSettings } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { useConsole } from '../use-console.tsx';
import { PictureSlot } from './picture-slot.tsx';

/** The name of the marketplace, and who runs it. */
export function Identity({ settings }: { settings: MarketSettings }) {
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
