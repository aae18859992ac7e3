import { m } from '@orendi/messages';
import { startTransition, useState } from 'react';
import { Button } from '../forms/button.tsx';
import type { KeptPiece } from '../kept/kept-pieces.ts';
import type { ListDialog } from './list-dialog.tsx';
import { useOwnLists } from './own-lists.ts';

/** Makes a list of the kept pieces, and leads to those made before. The form loads on the first press. */
export function ShareKept({ pieces }: { pieces: readonly KeptPiece[] }) {
  const lists = Object.entries(useOwnLists()).toReversed();
  const [Dialog, setDialog] = useState<typeof ListDialog>();

  function open() {
    import('./list-dialog.tsx').then(
      // A transition waits for the dialog's style sheet.
      (loaded) => startTransition(() => setDialog(() => loaded.ListDialog)),
      () => {},
    );
  }

  return (
    <div className="mt-10">
      {pieces.length > 0 && (
        <>
          <p className="mb-3 max-w-text text-pretty text-ink-quiet">{m.list_make_text()}</p>
          <Button aria-haspopup="dialog" onClick={open}>
            {m.list_make()}
          </Button>
        </>
      )}
      {lists.length > 0 && (
        <section aria-labelledby="own-lists" className="mt-8">
          <h2 id="own-lists" className="text-l">
            {m.list_own()}
          </h2>
          <ul className="mt-2">
            {lists.map(([adding, list]) => (
              <li key={adding}>
                <a
                  href={adding}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
                >
                  {list?.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Dialog && <Dialog pieces={pieces} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
