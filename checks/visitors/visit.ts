import { gunzipSync } from 'node:zlib';
import { percentile } from '../measure/ratios.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import type { Asked, Caller } from './ask.ts';
import type { ShopContent } from './shop-content.ts';

/** The parts of the shop; each is judged by itself. */
export const parts = ['pages', 'search', 'detail', 'pictures', 'requests'] as const;

export type Part = (typeof parts)[number];

/** One call and what came of it. Times are those of `performance.now()`. */
export interface Answer<Name extends string = Part> {
  part: Name;
  /** When it was due: a call that had to wait for its turn has waited. */
  asked: number;
  /** When the first try was due, if a form is sent again. */
  due?: number;
  answered: number;
  /** Null: none came. */
  status: number | null;
  /** Why none came: it took too long, there never was a connection, or the connection broke. */
  missing?: 'hung' | 'refused' | 'cut';
  /** 503 without `Retry-After`. */
  isBlunt?: boolean;
  /** Whether it was what the visitor came for. */
  isWell: boolean;
  /** Tells the reader why it failed. */
  fault?: string;
}

interface Question<Name extends string> {
  part: Name;
  asked: number;
  status?: number;
  /** Says why an answer of that status is wrong all the same; null if it is right. */
  faultOf?(asked: Asked): string | null;
}

/** Makes a call and records what came of it. */
export async function answerTo<Name extends string>(
  { part, asked, status: wanted = 200, faultOf = () => null }: Question<Name>,
  call: () => Promise<Asked>,
): Promise<Answer<Name>> {
  try {
    const got = await call();
    const { status, headers } = got;
    const fault = (status === wanted ? faultOf(got) : `answered ${status}`) ?? undefined;
    const isBlunt = status === 503 && headers['retry-after'] === undefined;
    const answered = performance.now();
    return { part, asked, answered, status, isBlunt, isWell: fault === undefined, fault };
  } catch (error) {
    const { name, syscall } = error as NodeJS.ErrnoException;
    const broken = syscall === 'connect' ? 'refused' : 'cut';
    const missing = name === 'TimeoutError' ? 'hung' : broken;
    const [answered, fault] = [performance.now(), String(error)];
    return { part, asked, answered, status: null, missing, isWell: false, fault };
  }
}

/** Answers that read as a bug in the product. */
export const isBug = ({ status }: Pick<Answer, 'status'>): boolean =>
  status !== null && status >= 500 && status !== 503;

/** How calls were answered; waits count from the moment each was due, in milliseconds, and are NaN without calls. */
export function summarizeAnswers(answers: readonly Answer[]) {
  const waits = answers.map(({ asked, answered }) => answered - asked);
  const errors = answers.filter(({ isWell }) => !isWell).length;
  const at = (share: number) => percentile(waits, share);
  return { calls: answers.length, errors, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

export interface Visit extends Required<Pick<Question<Part>, 'part' | 'faultOf'>> {
  path: string;
}

const isPage = ({ headers }: Asked) =>
  headers['content-type']?.startsWith('text/html') ? null : 'no page';

const isPicture = ({ body }: Asked) =>
  body.subarray(8, 12).toString() === 'WEBP' ? null : 'no picture';

const hasFound = ({ headers, body }: Asked) => {
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const { data } = JSON.parse(text.toString()) as { data: { total: number } };
  return data.total > 0 ? null : 'found nothing';
};

/** Draws what a visitor looks at next: half of it pages, half of it the calls that pages make. */
export function createVisits(content: ShopContent, random: Random): () => Visit {
  const page = () => ({ part: 'pages', path: drawPage(content, random), faultOf: isPage }) as const;
  const search = () => drawSearch(content, random);
  const detail = () => drawDetail(random.pick(content.products), random.below(2) === 0);
  const picture = () =>
    ({ part: 'pictures', path: random.pick(content.pictures), faultOf: isPicture }) as const;
  const times = (count: number, draw: () => Visit) => Array<() => Visit>(count).fill(draw);
  const lots = [...times(4, page), ...times(4, search), ...times(3, detail), ...times(5, picture)];
  return () => random.pick(lots)();
}

function drawPage({ categories }: ShopContent, random: Random): string {
  const language = random.pick(['al', 'en']);
  if (random.below(2) === 0) return `/?lang=${language}`;
  const { industryId, categoryId } = random.pick(categories);
  return `/?industryId=${industryId}&categoryId=${categoryId}&lang=${language}`;
}

/** A price that excludes nothing, and is another one each time: no cache has the answer. */
function drawSearch({ words }: ShopContent, random: Random): Visit {
  const [query, priceTo] = [random.pick(words), 50_000_000 + random.below(40_000_000)];
  const asked = String(new URLSearchParams({ query, priceTo: String(priceTo) }));
  return random.below(2) === 0
    ? { part: 'search', path: `/?${asked}`, faultOf: isPage }
    : { part: 'search', path: `/v1/public/results/search?${asked}`, faultOf: hasFound };
}

const drawDetail = (id: number, isPageItself: boolean): Visit => ({
  part: 'detail',
  path: isPageItself ? `/product/${id}` : `/v1/public/products/${id}`,
  faultOf: isPageItself ? isPage : () => null,
});

/** Makes one visit; a picture that is elsewhere is fetched there, as a browser does. */
export async function makeVisit(caller: Caller, visit: Visit, due: number): Promise<Answer> {
  const { part, path, faultOf } = visit;
  const answer = await answerTo({ part, asked: due, faultOf }, () => follow(caller, path));
  return answer.isWell ? answer : { ...answer, fault: `${path}: ${answer.fault}` };
}

const headers = { 'accept-encoding': 'gzip' };

async function follow(caller: Caller, path: string): Promise<Asked> {
  const asked = await caller.ask({ path, headers });
  const { location } = asked.headers;
  if (asked.status < 300 || asked.status > 399 || location === undefined) return asked;
  const response = await fetch(location, { signal: AbortSignal.timeout(longestWaitMs) });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: {}, body };
}

/** Whoever is answered later has left. */
export const longestWaitMs = 15_000;
