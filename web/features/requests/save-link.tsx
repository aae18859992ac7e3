import { m } from '@orendi/messages';
import { usePage } from '../../platform/page-environment.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { copyAddress } from '../catalogue/share/copy-address.ts';
import { shareAddresses } from '../catalogue/share/share-ways.tsx';
import { Button } from '../forms/button.tsx';

interface Props {
  /** The path of the request's page. */
  link: string;
  /** The item's. */
  name: string;
}

/** The ways to keep the link of a request, none of which hands it to a service that opens it for everyone. */
export function SaveLink({ link, name }: Props) {
  const address = usePage().publicUrl + link;
  const shared = { name: m.own_save_message({ name }), address };
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink
        href={shareAddresses(shared).WhatsApp}
        target="_blank"
        rel="noopener noreferrer"
        label={m.own_save_whatsapp()}
      />
      {useHydrated() && <Button onClick={() => void copyAddress(address)}>{m.share_copy()}</Button>}
    </div>
  );
}
