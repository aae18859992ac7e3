import { textLimits } from '../limits.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

/** A color: `#rrggbb` (`#rgb` is expanded to it), or a color's name. */
export function color() {
  return line(textLimits.color)
    .overwrite(widen)
    .refine((text) => !text.startsWith('#') || /^#[0-9a-f]{6}$/.test(text), fault('api_color'));
}

function widen(text: string): string {
  if (!text.startsWith('#')) return text;
  const lower = text.toLowerCase();
  return lower.length === 4 ? lower.replace(/[0-9a-f]/g, '$&$&') : lower;
}
