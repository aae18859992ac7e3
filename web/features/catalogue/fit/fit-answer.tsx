import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fitText, lacksText, missingText, wallsText } from './fit-text.ts';
import type { Fit } from './judge-fit.ts';
import type { Piece } from './pieces-of.ts';

export interface JudgedPiece {
  piece: Piece;
  fit: Fit;
}

/** Whether one piece fits, or which pieces of a package do not. */
export function FitAnswer({ judged, isPackage }: { judged: JudgedPiece[]; isPackage: boolean }) {
  const language = useLanguage();
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
        {only && !isPackage ? fitText(only.fit, language, only.piece.kind) : packageText(verdict)}
      </p>
      {isPackage && (
        <>
          <Pieces>
            {tooBig.map(({ piece: { id, name }, fit }) => (
              <li key={id}>{m.fit_piece_no({ name, missing: missingText(fit, language) })}</li>
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
                  : m.fit_piece_other_wall({ name, ...wallsText(fit, language) })}
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
