/** Tells the stylesheet how much of the window the keyboard covers (`--keyboard`), and leaves (`--panel-room`). */
export function fitAboveKeyboard(element: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport;
  if (view === null) return;
  const fit = () => {
    const covered = Math.max(0, window.innerHeight - view.offsetTop - view.height);
    element.style.setProperty('--keyboard', `${covered}px`);
    element.style.setProperty('--panel-room', `${view.height}px`);
  };
  fit();
  view.addEventListener('resize', fit, { signal });
  view.addEventListener('scroll', fit, { signal });
}
