import { m } from '@orendi/messages';
import { copyText } from '../../../ui/copy-text.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

/** Copies a listing's address and confirms it; if the clipboard is refused, shows the address for copying by hand. */
export async function copyAddress(address: string): Promise<void> {
  const isCopied = await copyText(address);
  showToast(
    isCopied
      ? { kind: 'success', text: m.share_copied(), id: 'share' }
      : { kind: 'blank', text: address, id: 'share', duration: Infinity },
  );
}
