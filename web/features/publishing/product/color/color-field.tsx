import { namedColors } from '@orendi/contract/colors';
import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../../platform/page-environment.tsx';
import { Button } from '../../../forms/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { colorName, isHex } from '@orendi/contract/colors';
import type { FieldState } from '../../../forms/use-form.ts';
import type { ColorPanel } from './color-panel.tsx';

/** The value is a hex value or free text; empty for none. */
interface Props extends FieldState {
  label: string;
  hint?: string;
}

const noColor = '#ccc';

/** A color, typed or picked from a panel whose script loads on demand. Typing a known color name sets its hex value. */
export function ColorField({ label, name, value, error, hint, onText }: Props) {
  const language = useLanguage();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof ColorPanel>();
  const load = () => import('./color-panel.tsx').then((part) => setPanel(() => part.ColorPanel));

  function toggle(): void {
    setOpen(!isOpen);
    load().catch(() => setOpen(false));
  }

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <div>
      <Field label={label} error={error} hint={colorName(value, language)}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="relative min-w-0 grow basis-40">
              <span
                aria-hidden="true"
                className="absolute top-3 left-3 size-6 rounded-pill border border-line-control"
                style={{ backgroundColor: isHex(value) ? value : noColor }}
              />
              <input
                {...control}
                name={name}
                value={value}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={textLimits.color}
                className={`${control.className} h-12 pr-12 pl-12`}
                onChange={({ target }) => onText(target.value)}
                onBlur={() => onText(knownColor(value))}
              />
              {value !== '' && (
                <button
                  type="button"
                  aria-label={m.product_color_clear()}
                  onClick={() => onText('')}
                  className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-m text-ink-quiet hover:text-ink"
                >
                  <Icon name="close" className="size-5" />
                </button>
              )}
            </div>
            <Button
              ref={opener}
              aria-expanded={isOpen}
              aria-controls={id}
              onPointerEnter={() => void load().catch(() => {})}
              onClick={toggle}
              className="h-12"
            >
              {isOpen ? m.product_color_close() : m.product_color_open()}
            </Button>
          </div>
        )}
      </Field>
      <div id={id} hidden={!isOpen}>
        {isOpen && Panel && <Panel color={value} hint={hint} onChoose={onText} onClose={close} />}
      </div>
    </div>
  );
}

/** The hex value of a color name in either language. */
function knownColor(text: string): string {
  const typed = text.trim().toLowerCase();
  const named = namedColors.find(
    ({ en, al }) => en.toLowerCase() === typed || al.toLowerCase() === typed,
  );
  return named?.hex ?? text.trim();
}
