/**
 * Chooses what a public call reads from: visitors' calls may be answered by a replica, those of whoever is signed in by the
 * primary, which knows at once what they have written through another process.
 */
export function publicSources<DB, Parts extends { db: DB; reads: DB }>(parts: Parts) {
  const { reads } = parts;
  if (reads === parts.db) return () => parts;
  const forVisitors = { ...parts, db: reads };
  return (call: { get(name: 'session'): unknown }): Parts =>
    call.get('session') === null ? forVisitors : parts;
}
