import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { Banners } from '../../features/operator/base/banners.tsx';
import { Industries } from '../../features/operator/base/industries.tsx';
import { Rates } from '../../features/operator/base/rates.tsx';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

export const loader = consoleLoader((api) => api('GET /operator/base'));

/** What the shop is built upon. */
export function Component() {
  const { banners, industries, rates } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  return (
    <ConsolePage title={m.console_base()} intro={m.console_base_text()} path={paths.operator.base}>
      <Banners banners={banners} onAsk={open} onClose={close} />
      <Industries industries={industries} onAsk={open} onClose={close} />
      <Rates rates={rates} onAsk={open} onClose={close} />
      {dialog}
    </ConsolePage>
  );
}
