import { m } from '@orendi/messages';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { KeptList } from '../features/compare/kept-list.tsx';
import { Button } from '../features/forms/button.tsx';
import { type KeptPiece, useKeptPieces } from '../features/kept/kept-pieces.ts';
import { useOwnLists } from '../features/lists/own-lists.ts';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useDialog } from '../ui/dialogs/use-dialog.ts';
import { Section } from '../ui/section.tsx';

/** The kept pieces. The page is the same for everybody: the browser alone knows the pieces. */
export function Component() {
  const pieces = useKeptPieces();
  return (
    <div className="wrap pt-8 nav:pt-12">
      <Head title={m.kept_title()} description={m.kept_description()} path={paths.kept} isHidden />
      <h1 className="mb-6 text-xl">{m.kept_title()}</h1>
      {pieces?.length === 0 && (
        <EmptyPanel title={m.kept_none()} text={m.kept_none_text()}>
          <ButtonLink href={paths.home()} kind="main" label={m.submitted_back()} />
        </EmptyPanel>
      )}
      {pieces && pieces.length > 0 && <KeptList pieces={pieces} />}
      {pieces && <ShareKept pieces={pieces} />}
    </div>
  );
}

/** Makes a list of the kept pieces, and leads to those made before. The form loads on the first press. */
function ShareKept({ pieces }: { pieces: readonly KeptPiece[] }) {
  const lists = Object.entries(useOwnLists()).toReversed();
  const { dialog, open, close } = useDialog();
  const make = () =>
    open(
      () => import('../features/lists/list-dialog.tsx'),
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
        <Section className="mt-8" heading={m.list_own()}>
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
        </Section>
      )}
      {dialog}
    </div>
  );
}
