import { m } from '@orendi/messages';
import type { PictureFrame } from '../../../ui/picture-frame.ts';
import { MaskIcon } from '../../../ui/mask-icon.tsx';
import { Picture, pictureColor } from '../../../ui/picture.tsx';
import { Price } from '../../catalogue/price.tsx';
import type { Option } from './list-options.ts';
import { splitTyped } from './split-typed.ts';

const frame: PictureFrame = { ratio: 1, widest: 320, widths: [{ from: 0, width: 48, unit: 'px' }] };

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
        {option.kind === 'item' && (
          <span className="flex flex-wrap gap-x-2 text-s">
            <Price item={option.item} />
            {option.item.pieces !== undefined && (
              <span className="text-ink-quiet">{m.card_pieces({ count: option.item.pieces })}</span>
            )}
          </span>
        )}
      </span>
    </a>
  );
}

function Sign({ option }: { option: Option }) {
  if (option.kind === 'category') {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-sand">
        <MaskIcon url={option.category.category_icon} />
      </span>
    );
  }
  const url = option.kind === 'item' ? option.item.image : option.business.logo;
  const shape = option.kind === 'item' ? 'rounded-s bg-sand' : 'rounded-pill bg-surface';
  return (
    <span className={`size-12 shrink-0 overflow-hidden ${shape}`} style={pictureColor(url)}>
      <Picture
        url={url}
        alt=""
        frame={frame}
        focus={option.kind === 'item' ? option.item.image_focus : undefined}
      />
    </span>
  );
}
