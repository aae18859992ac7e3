import { m } from '@orendi/messages';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** Copies the address of a listing and says so; where that is refused, shows it to be copied by hand. */
export async function copyAddress(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? { kind: 'success', text: m.share_copied(), id: 'share' }
      : { kind: 'blank', text: address, id: 'share', duration: Infinity },
  );
}
