import { m } from '@orendi/messages';
import { EmptyPanel } from '../features/discovery/empty-panel.tsx';
import { KeptList } from '../features/compare/kept-list.tsx';
import { useKeptPieces } from '../features/kept/kept-pieces.ts';
import { Head } from '../platform/head.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

/** The kept pieces. The page is the same for everybody: the browser alone knows the pieces. */
export function Component() {
  const pieces = useKeptPieces();
  return (
    <div className="wrap pt-8 nav:pt-12">
      <Head title={m.kept_title()} description={m.kept_description()} path={paths.kept} isHidden />
      <h1 className="mb-6 text-xl">{m.kept_title()}</h1>
      {pieces?.length === 0 && (
        <EmptyPanel title={m.kept_none()} text={m.kept_none_text()}>
          <a href={paths.home()} className={buttonClass('main')}>
            {m.submitted_back()}
          </a>
        </EmptyPanel>
      )}
      {pieces && pieces.length > 0 && <KeptList pieces={pieces} />}
    </div>
  );
}
