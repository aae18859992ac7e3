import { m } from '@orendi/messages';
import { useDialog } from '../../ui/dialogs/use-dialog.ts';
import { Button } from '../forms/button.tsx';
import type { KeptPiece } from '../kept/kept-pieces.ts';
import { useOwnLists } from './own-lists.ts';

/** Makes a list of the kept pieces, and leads to those made before. The form loads on the first press. */
export function ShareKept({ pieces }: { pieces: readonly KeptPiece[] }) {
  const lists = Object.entries(useOwnLists()).toReversed();
  const { dialog, open, close } = useDialog();
  const make = () =>
    open(
      () => import('./list-dialog.tsx'),
      ({ ListDialog }) => <ListDialog pieces={pieces} onClose={close} />,
    );

  return (
    <div className="mt-10">
      {pieces.length > 0 && (
        <>
          <p className="mb-3 max-w-text text-pretty text-ink-quiet">{m.list_make_text()}</p>
          <Button aria-haspopup="dialog" onClick={make}>
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
      {dialog}
    </div>
  );
}
