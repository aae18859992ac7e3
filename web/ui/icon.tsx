const paths = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM16 16l4 4',
  down: 'M7 10l5 5 5-5',
  left: 'M14 7l-5 5 5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  ascending: 'M12 19V5m0 0L6.5 10.5M12 5l5.5 5.5',
  descending: 'M12 5v14m0 0l-5.5-5.5M12 19l5.5-5.5',
  sort: 'M8 19V6m0 0L5 9m3-3l3 3M16 5v13m0 0l3-3m-3 3l-3-3',
  one: 'M6 5h12v14H6z',
  two: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  picture: 'M4 6h16v12H4zM4 15l4.5-4 4 4 2.5-2 5 4M15 9.5h.01',
} as const;

type IconName = keyof typeof paths;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <Drawing path={paths[name]} className={className} />;
}

/** An icon in the text color, 24 × 24 unless a class says otherwise; decorative. */
export function Drawing({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-[1.6] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
