import type { Graph, Thing } from 'schema-dts';

/**
 * A data block of schema.org, which browsers do not execute. No `<` gets into it, so that no text of a seller can end
 * the element.
 */
export function formatThings(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
