/** A 24 × 24 icon in the text color; decorative, as the text next to it carries the meaning. */
export function Drawing({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 shrink-0 fill-none stroke-current stroke-[1.6] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
