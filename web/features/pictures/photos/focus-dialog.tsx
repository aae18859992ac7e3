import { type Focus, middle } from '@orendi/contract/fit-picture';
import { m } from '@orendi/messages';
import { useState, type PointerEvent } from 'react';
import { Button } from '../../forms/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { pictureColor } from '../../../ui/picture.tsx';
import { FramedPhoto } from './framed-photo.tsx';
import type { Photo } from './photo.ts';

/** The frames of most pages, by their ratio: cards, small squares, and the large photo of a product's page. */
const frames = { 'aspect-card': 4 / 5, 'aspect-square': 1, 'aspect-stage': 5 / 4 } as const;

const directions = {
  ArrowLeft: { move: [-1, 0], label: m.photos_focus_left, turn: '' },
  ArrowUp: { move: [0, -1], label: m.photos_focus_up, turn: 'rotate-90' },
  ArrowDown: { move: [0, 1], label: m.photos_focus_down, turn: '-rotate-90' },
  ArrowRight: { move: [1, 0], label: m.photos_focus_right, turn: 'rotate-180' },
} as const;
const arrows = Object.keys(directions).filter(isDirection);

interface Props {
  photo: Photo;
  /** Among all photos, from 1. */
  number: number;
  onChoose: (focus: Focus) => void;
  onCancel: () => void;
}

/** Moves what crops of a photo keep in view, by tap, drag, arrow keys or buttons; or has it never cropped. */
export function FocusDialog({ photo, number, onChoose, onCancel }: Props) {
  const first = photo.moved ?? photo.focus ?? middle;
  const [point, setPoint] = useState(first);
  const [isWhole, setIsWhole] = useState(first[2] === 0);
  const focus: Focus = isWhole ? [point[0], point[1], 0] : [point[0], point[1]];
  const [x, y] = [Math.round(point[0] * 100), Math.round(point[1] * 100)];
  const place = m.photos_focus_at({ x, y });

  function follow(event: PointerEvent<HTMLElement>): void {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setPoint(focusUnder(event, event.currentTarget.getBoundingClientRect()));
  }

  return (
    <QuestionDialog heading={m.photos_focus({ number })} size="wide" onCancel={onCancel}>
      <p className="mt-2 text-s text-ink-quiet">{m.photos_focus_help()}</p>
      <div className="grid place-items-center mt-3">
        <div
          className="relative cursor-crosshair touch-none select-none [&>img]:block [&>img]:max-w-full [&>img]:max-h-[45dvh] [&>img]:rounded-s"
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <img src={photo.preview} alt={m.photos_number({ number })} draggable={false} />
          <button
            type="button"
            aria-label={`${m.photos_focus_point()}: ${place}`}
            onKeyDown={(event) => {
              if (!isDirection(event.key)) return;
              event.preventDefault();
              setPoint(stepFocus(point, event.key));
            }}
            className="absolute size-11 -translate-1/2 border-3 border-paper rounded-pill outline-2 outline-ink [box-shadow:inset_0_0_0_2px_var(--color-ink)] focus-visible:border-accent focus-visible:[outline-width:4px]"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-2">
        {arrows.map((direction) => (
          <Button
            key={direction}
            aria-label={directions[direction].label()}
            onClick={() => setPoint(stepFocus(point, direction))}
            size="small"
            className="min-h-11 w-11"
          >
            <Icon name="left" className={`size-5 ${directions[direction].turn}`} />
          </Button>
        ))}
        <output className="basis-full text-center text-xs text-ink-quiet tabular-nums">
          {place}
        </output>
      </div>
      <Checkbox isChecked={isWhole} onCheck={setIsWhole} look="mt-3">
        {m.photos_focus_whole()}
      </Checkbox>
      <figure className="mt-2">
        <figcaption className="text-s font-medium">{m.photos_focus_looks()}</figcaption>
        <div className="mt-2 flex items-end gap-3">
          {Object.entries(frames).map(([shape, frame]) => (
            <span
              key={shape}
              className={`relative h-24 min-w-0 overflow-hidden rounded-s bg-sand ${shape}`}
              style={pictureColor(photo.kind === 'stored' ? photo.url : null)}
            >
              <FramedPhoto photo={photo} focus={focus} frame={frame} />
            </span>
          ))}
        </div>
      </figure>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onChoose(focus)} kind="main" size="large">
          {m.photos_focus_done()}
        </Button>
        <Button onClick={onCancel} size="large">
          {m.account_cancel()}
        </Button>
      </div>
    </QuestionDialog>
  );
}

/** How far one press moves a point, as a fraction of the picture. */
const step = 0.05;

export function isDirection(key: string): key is keyof typeof directions {
  return Object.hasOwn(directions, key);
}

export function stepFocus([x, y]: Focus, direction: keyof typeof directions): Focus {
  const [right, down] = directions[direction].move;
  return within([x + right * step, y + down * step]);
}

/** The point under a pointer, by the box in which the picture is shown. */
export function focusUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Focus {
  return within([(clientX - left) / width, (clientY - top) / height]);
}

const within = ([x, y]: Focus): Focus => [hundredths(x), hundredths(y)];

const hundredths = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
