/** A dialog's `ref`: opens it when it mounts, and closes it before it is gone, so that the focus returns. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
