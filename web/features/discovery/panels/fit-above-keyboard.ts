/** Keeps a bottom sheet at the lower edge of the visual viewport, which ends where the on-screen keyboard begins. */
export function fitAboveKeyboard(sheet: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport;
  if (view === null) return;
  const fit = () => {
    const covered = Math.max(0, window.innerHeight - view.offsetTop - view.height);
    sheet.style.setProperty('--panel-covered', `${covered}px`);
    sheet.style.setProperty('--panel-room', `${view.height}px`);
  };
  fit();
  view.addEventListener('resize', fit, { signal });
  view.addEventListener('scroll', fit, { signal });
}
