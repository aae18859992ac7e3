import type { Graph, Thing } from 'schema-dts';

/**
 * A schema.org data block, which browsers do not execute. `<` is escaped, so no seller's text can close the element.
 */
export function formatThings(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
