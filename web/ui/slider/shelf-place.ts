/** The scroll position of each slide, in px. */
export function slidePlaces(view: HTMLElement): number[] {
  const lefts = slidesOf(view).map(({ offsetLeft }) => offsetLeft);
  const first = lefts[0] ?? 0;
  return lefts.map((left) => left - first);
}

export function slidesOf(view: HTMLElement): HTMLElement[] {
  return [...(view.firstElementChild?.children ?? [])].filter(
    (slide): slide is HTMLElement => slide instanceof HTMLElement,
  );
}

/** The index of the slide that starts nearest to the scroll position. */
export function nearestSlide(places: number[], scrolled: number): number {
  const distances = places.map((place) => Math.abs(place - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Whether the row rests at a slide or at its end, rather than in the middle of a swipe. */
export function isAtRest(places: number[], scrolled: number, end: number): boolean {
  return [...places, end].some((place) => Math.abs(place - scrolled) < 2);
}
