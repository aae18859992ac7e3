/** How far above the end of the text counts as having come to it, in pixels. */
const nearness = 20;

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether a text that scrolls has come to its end; one that has room for all of it always has. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearness;
}
