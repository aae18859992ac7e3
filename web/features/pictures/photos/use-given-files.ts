import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files dropped anywhere on the page, or pasted: dropping one outside the field would make the browser navigate
 * to it.
 * @returns whether files are being dragged over the page
 */
export function useGivenFiles(take: (...files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);

  const takeAll = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(...files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      takeAll(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      // Some programs add a picture of the text to copied text.
      if (event.clipboardData?.types.includes('text/plain')) return;
      takeAll(event, event.clipboardData);
    };
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
