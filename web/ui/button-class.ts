const base =
  'inline-flex items-center justify-center gap-2 rounded-pill border font-medium whitespace-nowrap transition-colors';

const kinds = {
  main: 'border-accent bg-accent text-on-dark hover:border-accent-deep hover:bg-accent-deep',
  plain: 'border-line-strong bg-surface hover:border-ink',
  /** A selected choice. */
  chosen: 'border-accent bg-accent-tint text-accent-deep hover:border-accent-deep',
} as const;

const sizes = {
  small: 'h-10 px-4 text-s',
  medium: 'h-11 px-5 text-s',
  large: 'h-13.5 px-7 text-m',
} as const;

/** The look of buttons, for buttons and links alike. */
export function buttonClass(
  kind: keyof typeof kinds = 'plain',
  size: keyof typeof sizes = 'medium',
): string {
  return `${base} ${kinds[kind]} ${sizes[size]}`;
}
