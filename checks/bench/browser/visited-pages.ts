import { askWell, type Caller } from '../../visitors/ask.ts';

export interface VisitedPage {
  name: string;
  /** The path of such a page in this shop. */
  find: (caller: Caller) => Promise<string>;
}

/** The pages that are measured in a browser. */
export const visitedPages: VisitedPage[] = [
  { name: 'home', find: async () => '/' },
  { name: 'detail', find: (caller) => findLink(caller, /href="(\/product\/\d+)"/) },
  { name: 'business', find: (caller) => findLink(caller, /href="(\/business\/\d+)"/) },
];

/** The first link on home that matches. */
async function findLink(caller: Caller, link: RegExp): Promise<string> {
  const home = (await askWell(caller, { path: '/' })).body.toString();
  const path = link.exec(home)?.[1];
  if (path === undefined) throw new Error(`Home has no link like ${link.source}.`);
  return path;
}
