import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { Opening } from '../open-region.ts';
import { Panel } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { useRegion } from '../use-region.ts';
import { loadPieces, type Pieces } from './load-pieces.ts';
import { NoPieces } from './no-pieces.tsx';
import { PiecesBoard } from './pieces-board.tsx';
import { PiecesSkeleton } from './pieces-skeleton.tsx';

/** The user's products and packages: searching, sorting and acting on them. */
export function ProductsPanel({ opening }: { opening: Opening<Pieces> }) {
  const language = useLanguage();
  const region = useRegion(opening, (api) => loadPieces(api, language));
  const { data, reload } = region;
  const isPartial = data?.firstOf !== undefined;

  useEffect(() => {
    if (isPartial) void reload();
  }, [isPartial, reload]);

  return (
    <Panel id="products" heading={m.dashboard_products()}>
      <RegionBody region={region} skeleton={<PiecesSkeleton />}>
        {(known) =>
          known.pieces.length === 0 && known.firstOf === undefined ? (
            <NoPieces />
          ) : (
            <PiecesBoard
              known={known}
              onGone={(keys) =>
                region.change(({ pieces, ...rest }) => ({
                  ...rest,
                  pieces: pieces.filter(({ key }) => !keys.has(key)),
                }))
              }
            />
          )
        }
      </RegionBody>
    </Panel>
  );
}
