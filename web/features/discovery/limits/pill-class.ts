/** A choice as a pill around its radio button or checkbox. */
export const pillClass =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill border border-line-control bg-surface px-4 text-s font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
