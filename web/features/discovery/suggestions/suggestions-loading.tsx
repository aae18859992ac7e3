/** Placeholder rows for a slow response; a quick one arrives before they appear. */
export function SuggestionsLoading() {
  return (
    <div
      aria-hidden="true"
      className="animate-appear [animation-delay:160ms] [animation-fill-mode:backwards]"
    >
      {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
        <div key={width} className="flex items-center gap-3 px-3 py-1.5">
          <span className="size-12 shrink-0 rounded-s bg-sand" />
          <span className={`h-3 rounded-pill bg-sand ${width}`} />
        </div>
      ))}
    </div>
  );
}
