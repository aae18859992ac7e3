const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Replaces the table while it loads. */
export function ListingsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="products-bar">
        <span className="h-11 grow rounded-pill bg-sand" />
      </div>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line px-4.5 py-2.5">
          <span className="size-10 rounded-s bg-sand" />
          <span className="h-4 grow rounded-s bg-sand" />
          <span className="hidden h-4 w-1/4 rounded-s bg-sand nav:block" />
          <span className="h-4 w-1/6 rounded-s bg-sand" />
        </div>
      ))}
    </div>
  );
}
