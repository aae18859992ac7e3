import { posix } from 'node:path';
import { isForTests, type Import } from './read-imports.ts';

/** For each entry of a folder, the other entries it imports, each with one import as evidence. */
type Graph = Map<string, Map<string, Import>>;

/**
 * The circles in a workspace, as sentences: of the entries of a folder that import one another, the shortest circle with
 * a folder in it. Files in the same folder may depend on each other. It makes no difference whether an import leads deep
 * into another folder or to its top.
 */
export function findCircles(workspace: string, imports: readonly Import[]): string[] {
  return [...graphsByFolder(imports)].flatMap(([folder, graph]) => {
    const circle = shortestCircle(graph);
    return circle ? [describe(workspace, folder, circle)] : [];
  });
}

/** Each import counts for two entries: those of the nearest folder that holds both files. */
function graphsByFolder(imports: readonly Import[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const found of imports) {
    const { file, target } = found;
    if (target === null || target.startsWith('..') || isForTests(file)) continue;
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((part, index) => part !== to[index]);
    if (depth === -1) continue;
    const folder = from.slice(0, depth).join('/');
    const graph: Graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, graph);
    const [source, aim] = [entryAt(from, depth), entryAt(to, depth)];
    const aims = graph.get(source) ?? new Map<string, Import>();
    graph.set(source, aims.has(aim) ? aims : aims.set(aim, found));
  }
  return graphs;
}

/** The entry's name; a folder's ends with a slash. */
function entryAt(path: string[], depth: number): string {
  return `${path[depth]}${depth < path.length - 1 ? '/' : ''}`;
}

/** The shortest circle with a folder in it; none if there is no circle. */
function shortestCircle(graph: Graph): Import[] | undefined {
  return [...graph.keys()]
    .filter((entry) => entry.endsWith('/'))
    .map((entry) => wayBack(graph, entry))
    .filter((circle) => circle.length > 0)
    .sort((one, other) => one.length - other.length)[0];
}

/** The shortest path from an entry back to itself, import by import; empty if there is none. */
function wayBack(graph: Graph, entry: string): Import[] {
  const ways: { end: string; steps: Import[] }[] = [{ end: entry, steps: [] }];
  const seen = new Set<string>();
  // A breadth-first search: the list grows while it is read, so shorter paths come first.
  for (const { end, steps } of ways) {
    for (const [aim, found] of graph.get(end) ?? []) {
      if (aim === entry) return [...steps, found];
      if (!seen.has(aim)) ways.push({ end: aim, steps: [...steps, found] });
      seen.add(aim);
    }
  }
  return [];
}

function describe(workspace: string, folder: string, circle: Import[]): string {
  const steps = circle.map(
    ({ file, target }) => `    ${workspace}/${file} imports ${workspace}/${target}`,
  );
  return [`${posix.join(workspace, folder)} holds a circle:`, ...steps].join('\n');
}
