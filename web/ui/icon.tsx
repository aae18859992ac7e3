const paths = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM16 16l4 4',
  down: 'M7 10l5 5 5-5',
  left: 'M14 7l-5 5 5 5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  ascending: 'M12 19V5m0 0L6.5 10.5M12 5l5.5 5.5',
  descending: 'M12 5v14m0 0l-5.5-5.5M12 19l5.5-5.5',
  sort: 'M8 19V6m0 0L5 9m3-3l3 3M16 5v13m0 0l3-3m-3 3l-3-3',
  picture: 'M4 6h16v12H4zM4 15l4.5-4 4 4 2.5-2 5 4M15 9.5h.01',
} as const;

export type IconName = keyof typeof paths;

/** A drawn sign of 24 × 24 in the text's colour; decoration only, the words beside it say what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 shrink-0 fill-none stroke-current stroke-[1.6] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
