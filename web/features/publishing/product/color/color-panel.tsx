import { namedColors } from '@orendi/contract/colors';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useId } from 'react';
import { HexColorPicker } from 'react-colorful';
import { useLanguage } from '../../../../platform/page-environment.tsx';
import { colorChoices } from '../../../catalogue/color-names/name-colors.ts';
import { isHex } from '@orendi/contract/colors';

interface Props {
  color: string;
  hint: string | undefined;
  onChoose: (color: string) => void;
  onClose: () => void;
}

/** Where the picker starts when no color is set. */
const fallback = '#ffffff';

const choices = colorChoices(namedColors.map(({ hex }) => hex));

/** Furniture colors by name, and a picker for any other. Escape closes it. */
export function ColorPanel({ color, hint, onChoose, onClose }: Props) {
  const language = useLanguage();
  const id = useId();

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });

  useEffect(() => {
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);

  return (
    <div className="mt-3 animate-unfold rounded-m border border-line bg-surface p-4">
      {hint && <p className="mb-4 text-s text-ink-quiet">{hint}</p>}
      <fieldset>
        <legend className="mb-2 text-s font-medium">{m.product_color_named()}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(34),1fr))] gap-1">
          {choices.map((choice) => (
            <label
              key={choice.value}
              className="flex min-h-11 items-center gap-2.5 rounded-m px-2 text-s transition-colors hover:bg-sand has-checked:bg-accent-tint has-checked:font-medium has-checked:text-accent-deep has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={id}
                checked={choice.value === color.toLowerCase()}
                onChange={() => onChoose(choice.value)}
                className="size-6 shrink-0 appearance-none rounded-pill border border-ink/20 outline-none"
                style={{ backgroundColor: choice.value }}
              />
              {choice[language]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 mb-2 text-s font-medium">{m.product_color_free()}</p>
      <div
        ref={nameSliders}
        // The library's own styles are unlayered.
        className="[&_.react-colorful]:h-44! [&_.react-colorful]:w-full!"
      >
        <HexColorPicker color={isHex(color) ? color : fallback} onChange={onChoose} />
      </div>
    </div>
  );
}

/** Translates the labels of the picker's two sliders, which are in English. */
function nameSliders(picker: HTMLElement | null): void {
  const [shade, hue] = picker?.querySelectorAll('[role="slider"]') ?? [];
  shade?.setAttribute('aria-label', m.product_color_shade());
  hue?.setAttribute('aria-label', m.product_color_hue());
}
