export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 animate-turn rounded-pill border-2 border-current border-t-transparent"
    />
  );
}
