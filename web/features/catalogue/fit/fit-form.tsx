import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { readCentimeters } from '../../../platform/centimeters.ts';
import { repeatEarlyInput } from '../../../platform/early-input.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { writtenDecimal } from '../../forms/decimal/decimal-text.ts';
import { type Listing, listingName } from '../listing.ts';
import { FitAnswer, type JudgedPiece } from './fit-answer.tsx';
import { isCorner } from '../scale/corner-shape.ts';
import {
  judgeFit,
  spaceSides,
  type Space,
  type SpaceSide,
  nowhere,
  hasSizes,
  piecesOf,
} from './judge-fit.ts';
import { keepSpace, spaceFrom, useKeptSpace } from './kept-space.ts';
import { LengthField } from './length-field.tsx';
import { SpaceDrawing } from './space-drawing.tsx';
import { Section } from '../../../ui/section.tsx';

interface Props {
  listing: Listing;
  /** Keyed by category id. */
  categoryIcons: Record<number, string>;
}

type Typed = Record<SpaceSide, string>;

const labels: Record<SpaceSide, () => string> = {
  length: m.limits_length,
  depth: m.limits_width,
  height: m.limits_height,
};
/** The search limits' parameter names. */
const names = { length: 'fitsLength', depth: 'fitsWidth', height: 'fitsHeight' } as const;

/** Whether a listing fits a visitor's wall or niche, as it is typed. The sizes are kept for the visit. */
export function FitForm({ listing, categoryIcons }: Props) {
  const language = useLanguage();
  const { search: query } = useLocation();
  const kept = useKeptSpace();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const asked = askedTexts(query, language);
  const shown = { ...(asked ?? textsOf(spaceFrom(kept), language)), ...typed };

  useEffect(() => {
    if (form.current) repeatEarlyInput(form.current);
  }, []);

  function type(side: SpaceSide, text: string) {
    const next = { ...typed, [side]: text };
    setTyped(next);
    keepSpace(spaceOf({ ...shown, ...next }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Hides the on-screen keyboard, which would cover the answer.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  }

  const pieces = piecesOf(listing, categoryIcons);
  if (!hasSizes(pieces)) return null;
  const space = spaceOf(shown);
  const isRead = spaceSides.every((side) => readCentimeters(shown[side]) !== null);
  const isGiven = Object.values(space).some(Boolean);
  const judged = pieces.map((piece) => ({
    piece,
    fit: judgeFit(piece, space, isCorner(piece.kind)),
  }));
  const drawn = worst(judged);
  return (
    <Section id="fit" className="mt-10" heading={m.fit_heading()}>
      <p className="mt-1 max-w-text text-ink-quiet">
        {m.fit_hint()} {m.limits_space_hint()}{' '}
        {pieces.some(({ kind }) => isCorner(kind)) && m.fit_hint_corner()}
      </p>
      <form
        ref={form}
        action={`${paths.listing(listing.type, listing.id, listingName(listing))}#fit`}
        onSubmit={submit}
        noValidate
        className="mt-4 grid max-w-text grid-cols-3 gap-x-3 sm:grid-cols-[repeat(3,1fr)_auto]"
      >
        {spaceSides.map((side) => (
          <LengthField
            key={side}
            name={names[side]}
            label={labels[side]()}
            text={shown[side]}
            isTold={asked !== null && typed[side] === undefined}
            onText={(text) => type(side, text)}
          />
        ))}
        <button
          className={`${buttonClass('plain', 'medium')} max-sm:col-span-full max-sm:mt-1 sm:mt-6.5 sm:h-12`}
        >
          {m.fit_check()}
        </button>
      </form>
      <div className={isGiven ? 'mt-3 rounded-l bg-sand p-4' : undefined}>
        <output className="block">
          {isGiven &&
            (isRead ? (
              <FitAnswer judged={judged} isPackage={listing.type === 'package'} />
            ) : (
              m.fit_unread()
            ))}
        </output>
        {isGiven && drawn && (
          <figure className="mt-3">
            <SpaceDrawing
              space={space}
              standing={isRead ? drawn.fit.placed : nowhere}
              kind={drawn.piece.kind}
              color={drawn.piece.color}
            />
            {isRead && pieces.length > 1 && (
              <figcaption className="mt-2 text-center text-xs text-ink-quiet">
                {m.fit_drawn({ name: drawn.piece.name })}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </Section>
  );
}

/** The texts in the address of a form that was sent without script, as the fields show them once left. */
function askedTexts(query: string, language: Language): Typed | null {
  const sent = new URLSearchParams(query);
  if (!spaceSides.some((side) => sent.get(names[side])?.trim())) return null;
  const texts = spaceSides.map((side) => {
    const text = sent.get(names[side]) ?? '';
    const size = readCentimeters(text);
    return [side, size ? writtenDecimal(String(size), language) : text] as const;
  });
  return { length: '', depth: '', height: '', ...Object.fromEntries(texts) };
}

function textsOf(space: Space, language: Language): Typed {
  const text = (size: number | undefined) => writtenDecimal(String(size ?? ''), language);
  return { length: text(space.length), depth: text(space.depth), height: text(space.height) };
}

function spaceOf(typed: Typed): Space {
  const sides = spaceSides.map((side) => [side, readCentimeters(typed[side]) ?? undefined]);
  return Object.fromEntries(sides);
}

/** The piece to be drawn: one that does not fit, or the largest. */
function worst(judged: readonly JudgedPiece[]): JudgedPiece | undefined {
  const size = ({ fit: { placed } }: JudgedPiece) => placed.front ?? 0;
  const tooBig = judged.filter(({ fit }) => fit.verdict === 'too-big');
  return (tooBig.length > 0 ? tooBig : judged).toSorted((one, two) => size(two) - size(one))[0];
}
