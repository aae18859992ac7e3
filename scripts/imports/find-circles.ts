import { isForTests, type Import } from './read-imports.ts';

/** For each entry of a folder, the other entries it imports, each with one import as evidence. */
type Graph = Map<string, Map<string, Import>>;

/**
 * The circles in a workspace, as sentences: one for each group of entries of a folder that import one another, if a
 * folder is among them. Files in the same folder may depend on each other. It makes no difference whether an import
 * leads deep into another folder or to its top.
 */
export function findCircles(workspace: string, imports: readonly Import[]): string[] {
  return [...graphsByFolder(imports)].flatMap(([folder, graph]) =>
    shortestCircles(graph).map((circle) => describe(workspace, folder, circle)),
  );
}

/** Each import counts for two entries: those of the nearest folder that holds both files. */
function graphsByFolder(imports: readonly Import[]): Map<string[], Graph> {
  const graphs = new Map<string, { folder: string[]; graph: Graph }>();
  for (const found of imports) {
    const { file, target } = found;
    if (target === null || target.startsWith('..') || isForTests(file)) continue;
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((part, index) => part !== to[index]);
    if (depth === -1) continue;
    const folder = from.slice(0, depth);
    const key = folder.join('/');
    const { graph } = graphs.get(key) ?? { graph: new Map() };
    graphs.set(key, { folder, graph });
    const source = entryAt(from, depth);
    const aim = entryAt(to, depth);
    const aims = graph.get(source) ?? new Map<string, Import>();
    graph.set(source, aims.has(aim) ? aims : aims.set(aim, found));
  }
  return new Map([...graphs.values()].map(({ folder, graph }) => [folder, graph]));
}

/** The entry's name; a folder's ends with a slash. */
function entryAt(path: string[], depth: number): string {
  return `${path[depth]}${depth < path.length - 1 ? '/' : ''}`;
}

/** For each group of entries that import one another, the shortest circle with a folder in it. */
function shortestCircles(graph: Graph): Import[][] {
  const circles = new Map<string, Import[]>();
  const byLength = [...graph.keys()]
    .filter((entry) => entry.endsWith('/'))
    .map((entry) => ({ entry, circle: wayBack(graph, entry) }))
    .filter(({ circle }) => circle.length > 0)
    .sort((one, other) => one.circle.length - other.circle.length);
  for (const { entry, circle } of byLength) {
    const isTold = [...circles.keys()].some(
      (told) => isReached(graph, told, entry) && isReached(graph, entry, told),
    );
    if (!isTold) circles.set(entry, circle);
  }
  return [...circles.values()];
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

function isReached(graph: Graph, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const entry of reached) for (const aim of graph.get(entry)?.keys() ?? []) reached.add(aim);
  return reached.has(to);
}

function describe(workspace: string, folder: string[], circle: Import[]): string {
  const steps = circle.map(
    ({ file, target }) => `    ${workspace}/${file} imports ${workspace}/${target}`,
  );
  return [`${[workspace, ...folder].join('/')} holds a circle:`, ...steps].join('\n');
}
