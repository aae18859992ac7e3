import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { numberText } from '../../../platform/number-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Fit, SpaceSide, Piece } from './judge-fit.ts';
import { isCorner } from '../scale/corner-shape.ts';
import type { ProductKind } from '../scale/silhouettes.ts';

export interface JudgedPiece {
  piece: Piece;
  fit: Fit;
}

/** Whether one piece fits, or which pieces of a package do not. */
export function FitAnswer({ judged, isPackage }: { judged: JudgedPiece[]; isPackage: boolean }) {
  const tooBig = judged.filter(({ fit }) => fit.verdict === 'too-big');
  const unknown = judged.filter(({ fit: { verdict } }) =>
    ['unknown', 'other-wall'].includes(verdict),
  );
  const verdict = tooBig[0]?.fit.verdict ?? unknown[0]?.fit.verdict ?? 'fits';
  const [only] = judged;
  return (
    <>
      <p className={`flex items-baseline gap-2 font-semibold ${looks[verdict]}`}>
        {looks[verdict] !== '' && (
          <Icon
            name={verdict === 'fits' ? 'check' : 'close'}
            className="size-5 shrink-0 self-start"
          />
        )}
        {only && !isPackage ? fitText(only.fit, only.piece.kind) : packageText(verdict)}
      </p>
      {isPackage && (
        <>
          <Pieces>
            {tooBig.map(({ piece: { id, name }, fit }) => (
              <li key={id}>{m.fit_piece_no({ name, missing: missingText(fit) })}</li>
            ))}
          </Pieces>
          {verdict === 'too-big' && unknown.length > 0 && (
            <p className="mt-2">{m.fit_package_unknown()}</p>
          )}
          <Pieces>
            {unknown.map(({ piece: { id, name }, fit }) => (
              <li key={id}>
                {fit.verdict === 'unknown'
                  ? m.fit_piece_unknown({ name, sizes: lacksText(fit) })
                  : m.fit_piece_other_wall({ name, ...wallsText(fit) })}
              </li>
            ))}
          </Pieces>
        </>
      )}
    </>
  );
}

const looks: Record<Fit['verdict'], string> = {
  fits: 'text-good',
  'too-big': 'text-accent-deep',
  unknown: '',
  'other-wall': '',
};

function packageText(verdict: Fit['verdict']): string {
  if (verdict === 'too-big') return m.fit_package_no();
  return verdict === 'fits' ? m.fit_package_yes() : m.fit_package_unknown();
}

function Pieces({ children }: { children: ReactNode[] }) {
  return children.length > 0 && <ul className="mt-1 list-disc pl-5">{children}</ul>;
}

const ofSide: Record<SpaceSide, (inputs: { amount: string }) => string> = {
  length: m.fit_of_length,
  depth: m.fit_of_width,
  height: m.fit_of_height,
};
const lackNames = {
  length: m.fit_lacks_length,
  width: m.fit_lacks_width,
  height: m.fit_lacks_height,
};

function fitText(fit: Fit, kind: ProductKind): string {
  const { verdict, placed, rest } = fit;
  if (verdict === 'too-big') return m.fit_no({ missing: missingText(fit) });
  if (verdict === 'unknown') return m.fit_unknown({ sizes: lacksText(fit) });
  if (verdict === 'other-wall') return m.fit_other_wall(wallsText(fit));
  const { front, side } = placed;
  if (placed.isTurned && front !== null && side !== null) {
    const turned = isCorner(kind) ? m.fit_turned_corner : m.fit_turned;
    return turned({ front: inCm(front), side: inCm(side) });
  }
  const left = rest.filter(({ by }) => by > 0);
  if (left.length === 0) return m.fit_exactly();
  return m.fit_yes({ rest: amounts(left) });
}

/** `22 cm of length and 5 cm of height`: what a space lacks. */
function missingText({ rest }: Fit): string {
  const missing = rest.filter(({ by }) => by < 0);
  return amounts(missing.map(({ side, by }) => ({ side, by: -by })));
}

/** The side of a corner piece that stands at the wall that was given, and the one for the other wall. */
function wallsText({ placed, rest }: Fit) {
  const { front, side } = placed;
  const isAtDepth = rest.some((given) => given.side === 'depth');
  const [here, there] = isAtDepth ? [side, front] : [front, side];
  return { here: inCm(here ?? 0), there: inCm(there ?? 0) };
}

/** `its length and its height`: the sizes that are not known. */
function lacksText({ lacks }: Fit): string {
  return listed(lacks.map((size) => lackNames[size]()));
}

function inCm(value: number): string {
  return `${numberText(value)} cm`;
}

function amounts(sides: Fit['rest']): string {
  return listed(sides.map(({ side, by }) => ofSide[side]({ amount: inCm(by) })));
}

/** `a`, `a and b`, `a, b and c`. */
function listed(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  if (before.length === 0) return last;
  return m.fit_both({ first: before.toReversed().join(', '), second: last });
}
