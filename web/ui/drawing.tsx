/**
 * An icon in the text color, 24 × 24 unless a class says otherwise; decorative, as the text next to it carries the
 * meaning.
 */
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
