import { paths } from '../../platform/paths.ts';
import { listAddress } from './list-loader.ts';

const { accounts, businesses, listings, requests, mails, search, base, health } = paths.operator;
const listing = (id: string) => listAddress(listings, { q: id });

/** Where the console shows what an entry is about, by the kind of its subject or the words of its action. */
const addresses = new Map<string, (id: string) => string>([
  ['business', (id) => listAddress(businesses, { q: id })],
  ['account', (id) => listAddress(accounts, { q: id })],
  ['product', listing],
  ['package', listing],
  ['listing', listing],
  ['request', () => requests],
  ['mail', () => mails],
  ['synonym', () => search],
  ['search', () => search],
  ['banner', () => base],
  ['industry', () => base],
  ['category', () => base],
  ['rate', () => base],
  ['backup', () => health],
]);

/** The address of what an entry of the log is about; null where no page of the console shows it. */
export function subjectAddress(action: string, subject: string): string | null {
  const [kind = '', id = ''] = subject.split(' ');
  const [group = ''] = action.split(' ');
  const address = addresses.get(action) ?? addresses.get(kind) ?? addresses.get(group);
  return address?.(id) ?? null;
}
