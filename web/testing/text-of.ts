import type { RenderedPage } from '@orendi/contract/page-render';

const decoder = new TextDecoder();

/** A rendered page as its reader gets it. */
export function textOf({ html }: Pick<RenderedPage, 'html'>): string {
  return html.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('');
}
