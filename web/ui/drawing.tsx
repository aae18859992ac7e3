/** A drawn sign of 24 × 24 in the text's colour; decoration only, the words beside it say what it means. */
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
