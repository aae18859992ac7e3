import { buildApp } from '../../../app.ts';
import { openServicesOn } from '../../../open-services.ts';
import type { Services } from '../../../services.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

export interface ViewShop extends TestShop {
  /** Moves the clock of the test shop and of its other processes. */
  setTime(time: string): void;
  /** Reports a page view; each `browser` is a different visitor. */
  look(path: string, browser?: string, headers?: Record<string, string>): Promise<Response>;
  /** Writes the views counted so far. */
  flush(): Promise<void>;
  /** Simulates the same shop in another process. */
  openOther(): Promise<Pick<ViewShop, 'look' | 'flush'> & { close(): Promise<void> }>;
  counts(): Promise<ViewCounts>;
}

/** By id: the counts of listings in total and recently, and of businesses per day for their pages and their items. */
interface ViewCounts {
  total: Record<string, number>;
  recent: Record<string, number>;
  pages: Record<string, number>;
  items: Record<string, number>;
  days: string[];
}

interface Overrides {
  settings?: Partial<Services['settings']>;
  services?: Partial<Services>;
}

/** A test shop whose clock stands still at noon of 10 March 2027 in Tirana until it is moved. */
export async function openViewShop(overrides: Overrides = {}): Promise<ViewShop> {
  let now = new Date('2027-03-10T11:00:00Z');
  const clock = () => now;
  const shop = await openTestShop({ ...overrides, services: { clock, ...overrides.services } });
  return {
    ...shop,
    setTime(time) {
      now = new Date(time);
    },
    look: lookThrough(shop.request),
    flush: () => shop.services.views.flush(),
    async openOther() {
      const { services, close } = await openServicesOn(
        shop.connection,
        shop.services.settings,
        silentLog,
      );
      const app = buildApp({ ...services, clock });
      const look = lookThrough(async (path, init) => app.request(path, init));
      return { look, flush: () => services.views.flush(), close };
    },
    counts: () => readCounts(shop),
  };
}

export function lookThrough(request: TestShop['request']): ViewShop['look'] {
  return (path, browser = 'one', headers = {}) =>
    request(`/v1/public/${path}/views`, {
      method: 'POST',
      headers: {
        cookie: 'XSRF-TOKEN=abc; lang=en',
        'x-xsrf-token': 'abc',
        'user-agent': `${phone} ${browser}`,
        ...headers,
      },
    });
}

async function readCounts({ pool }: TestShop): Promise<ViewCounts> {
  const listings = await pool.query('select listing_id, total, recent from view_count');
  const businesses = await pool.query(
    `select business_id, sum(page_views) as pages, sum(item_views) as items
     from business_view_day group by business_id`,
  );
  const days = await pool.query(
    'select distinct day::text from business_view_day union select day::text from view_day order by day',
  );
  const by = (rows: Record<string, number>[], id: string, value: string) =>
    Object.fromEntries(rows.map((row) => [row[id], row[value]])) as Record<string, number>;
  return {
    total: by(listings.rows, 'listing_id', 'total'),
    recent: by(listings.rows, 'listing_id', 'recent'),
    pages: by(businesses.rows, 'business_id', 'pages'),
    items: by(businesses.rows, 'business_id', 'items'),
    days: days.rows.map(({ day }) => day),
  };
}
