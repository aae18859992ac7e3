import { m } from '@orendi/messages';
import { foldText } from '@orendi/contract/fold-name';
import { fixedFrame } from '../../catalogue/picture-frames.ts';
import { MaskIcon } from '../../../ui/mask-icon.tsx';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { Price } from '../../catalogue/price.tsx';
import type { Option } from './list-options.ts';

const frame = fixedFrame(1, 48, 320);

const optionRole = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const;

interface Props {
  id: string;
  option: Option;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
}

/** A link reached with the search field's arrow keys; the focus itself stays in the field. */
export function SuggestionOption({ id, option, typed, isActive, onChoose }: Props) {
  const { item } = option;
  return (
    <a
      id={id}
      {...optionRole(isActive)}
      href={option.href}
      tabIndex={-1}
      onClick={onChoose}
      className="flex min-h-12 items-center gap-3 rounded-m px-3 py-1.5 -outline-offset-2 outline-ink hover:bg-sand aria-selected:bg-sand aria-selected:outline-2"
    >
      <Sign option={option} />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-s leading-snug wrap-anywhere">
          {splitTyped(option.name, typed).map(({ at, text, isTyped }) =>
            isTyped ? (
              <mark key={at} className="bg-transparent font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {item && (
          <span className="flex flex-wrap gap-x-2 text-s">
            <Price item={item} />
            {item.pieces !== undefined && (
              <span className="text-ink-quiet">{m.card_pieces({ count: item.pieces })}</span>
            )}
          </span>
        )}
      </span>
    </a>
  );
}

function Sign({ option: { icon, logo = null, item } }: Pick<Props, 'option'>) {
  if (icon !== undefined) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-sand">
        <MaskIcon url={icon} />
      </span>
    );
  }
  const url = item ? item.image : logo;
  const shape = item ? 'rounded-s bg-sand' : 'rounded-pill bg-surface';
  return (
    <span className={`size-12 shrink-0 overflow-hidden ${shape}`} style={pictureColor(url)}>
      <Picture url={url} alt="" frame={frame} focus={item?.image_focus} />
    </span>
  );
}

interface NamePart {
  /** Index in the name. */
  at: number;
  text: string;
  isTyped: boolean;
}

const wordOrGap = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Splits a name at the words that start with a typed word, ignoring case and accents; joined, the parts are the name.
 */
export function splitTyped(name: string, typed: string): NamePart[] {
  const asked = (typed.match(wordOrGap) ?? []).map(foldText).filter((word) => word.trim() !== '');
  const parts: NamePart[] = [];
  let at = 0;
  const add = (text: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isTyped === isTyped) last.text += text;
    else parts.push({ at, text, isTyped });
    at += text.length;
  };
  for (const piece of name.match(wordOrGap) ?? []) {
    const length = Math.max(0, ...asked.map((word) => lengthOfBeginning(piece, word)));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}

/** How many characters of the word match the folded prefix; 0 if it starts differently. */
function lengthOfBeginning(word: string, beginning: string): number {
  let folded = '';
  let length = 0;
  for (const letter of word) {
    const plain = foldText(letter);
    // A combining accent belongs to the letter before it.
    if (folded.length >= beginning.length && plain !== '') break;
    folded += plain;
    length += letter.length;
  }
  return folded.startsWith(beginning) ? length : 0;
}
