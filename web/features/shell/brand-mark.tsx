/** The wordmark. */
export function BrandMark() {
  return (
    <span className="text-xl leading-none font-bold tracking-mark text-ink">
      orendi<span className="text-accent">.</span>
    </span>
  );
}
