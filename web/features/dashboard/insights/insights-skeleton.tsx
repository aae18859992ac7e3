/** Of the height of the figures. */
export function InsightsSkeleton() {
  return (
    <div aria-hidden="true" className="insights-skeleton">
      <span />
      <span />
      <span />
    </div>
  );
}
