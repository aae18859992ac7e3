import { plainMarket } from '@orendi/contract/testing/plain-market';
import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { renderPage } from '../../entry-server.tsx';
import { operator } from '../../features/accounts/testing/operator.ts';
import { seller } from '../../features/accounts/testing/seller.ts';
import { pageAssets } from '../../testing/page-assets.ts';
import { textOf } from '../../testing/text-of.ts';
import { answers, listing, mail, pageOf } from './operator-answers.fixture.ts';

interface Circumstances {
  user?: User | null;
  language?: User['language'];
  /** Answers that differ; null fails. */
  changes?: Record<string, unknown>;
  /** The code of failures. */
  code?: string;
  status?: number;
}

/** Renders a page of the console against the answers of a busy day. */
async function open(path: string, circumstances: Circumstances = {}) {
  const { user = operator, language = 'en', changes = {} } = circumstances;
  const { code = 'UNAVAILABLE', status = 503 } = circumstances;
  const known: Record<string, unknown> = { ...answers, ...changes };
  const asked: string[] = [];
  const rendered = await renderPage(new Request(`http://shop.example${path}`), {
    language,
    publicUrl: 'http://shop.example',
    assets: pageAssets,
    market: plainMarket,
    user,
    findPreview: async () => null,
    callApi: async (call) => {
      asked.push(call);
      return known[call]
        ? Response.json({ data: known[call] })
        : Response.json({ code, message: call }, { status });
    },
  });
  return rendered instanceof Response
    ? { status: rendered.status, to: rendered.headers.get('Location'), html: '', asked }
    : { status: rendered.status, to: null, html: textOf(rendered), asked };
}

const pages = [
  ['/operator', 'Overview', 'Pasqyra'],
  ['/operator/businesses', 'Businesses', 'Bizneset'],
  ['/operator/listings', 'Listings', 'Artikujt'],
  ['/operator/reports', 'Reports', 'Raportimet'],
  ['/operator/requests', 'Held requests', 'Kërkesa të mbajtura'],
  ['/operator/mails', 'Mails', 'E-mailet'],
  ['/operator/search', 'Search', 'Kërkimi'],
  ['/operator/base', 'Set-up', 'Cilësimet'],
  ['/operator/texts', 'Texts', 'Tekstet'],
  ['/operator/log', 'Log', 'Ditari'],
] as const;

const stepsCall = '/v1/operator/first-steps';
const steps = { mail: true, identity: false, backup: false, assortment: false, shop: true };

it('leads through the first steps, folds away those that are done, and ends with the last', async () => {
  const { html } = await open('/operator', {
    changes: { [stepsCall]: { done: steps, hasBackupFolder: true } },
  });
  expect(html).toMatch(/First steps.*Enter the legal name.*>Make it now<.*>Looked through</s);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Done: 2.*Try the mail.*Invite the first/s);
  const unset = await open('/operator', {
    changes: { [stepsCall]: { done: steps, hasBackupFolder: false } },
  });
  expect(unset.html).toContain('First set BACKUP_TO');
  expect(unset.html).not.toContain('Make it now');
  const all = Object.fromEntries(Object.keys(steps).map((step) => [step, true]));
  const done = await open('/operator', {
    changes: { [stepsCall]: { done: all, hasBackupFolder: true } },
  });
  expect(done.html).not.toContain('First steps');
});

it('offers a yes or no to a shop that awaits approval, and no page of it', async () => {
  const { html } = await open('/operator/businesses', {
    changes: {
      '/v1/operator/businesses': pageOf({
        id: 9,
        business_name: 'Punishtja Re',
        description_en: 'Sofas from Shkodër',
        description_al: 'Kolltuqe nga Shkodra',
        address: null,
        phone_no: '+355691234567',
        email: null,
        invitation: null,
        created_at: '2026-11-20T10:00:00.000Z',
        products: 1,
        packages: 0,
        waiting: 0,
        suspended_at: '2026-11-20T10:00:00.000Z',
        suspension_reason: '',
        awaits_approval: true,
      }),
    },
  });
  expect(html).toMatch(/Punishtja Re.*Awaiting approval.*Sofas from Shkodër.*>Approve<.*>Refuse</s);
  expect(html).not.toMatch(/<a href="\/business\/\d+">Punishtja Re/);
  expect(html).not.toContain('>Suspend<');
});

it('shows the number of a held request as it was typed, too', async () => {
  const { html } = await open('/operator/requests');
  expect(html).toMatch(/>\+38349555666<.*>As typed: 049 555 666<.*>rob@spam\.example</);
});

it.each(pages)('shows %s to an operator in both languages', async (path, english, albanian) => {
  for (const [language, title] of [
    ['en', english],
    ['al', albanian],
  ] as const) {
    const { status, html } = await open(path, { language });
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} · Orendi</title>`);
    expect(html).toContain('content="noindex"');
    const here = new RegExp(`<a href="${path}" aria-current="page"[^>]*>${title}<`, 'g');
    // Beside the page, and in the menu of narrow screens.
    expect(html.match(here)).toHaveLength(2);
  }
});

const held = { fromBackup: 2, own: 1 };
const outbox = (changes: object) => ({
  '/v1/operator/outbox': {
    hasServer: true,
    held: null,
    late: 0,
    givenUp: 0,
    alarms: [],
    ...changes,
  },
});

it.each(pages)('says above %s what keeps mails from going out', async (path) => {
  expect((await open(path)).html).toContain('<div role="alert"></div>');
  const restored = await open(path, { changes: outbox({ held, late: 3 }) });
  expect(restored.html).toContain('sends nothing: 3 mails wait.');
  expect(restored.html).toMatch(/<button[^>]*>Send all</);
  expect(restored.html).toMatch(/<button[^>]*>Send only the new ones</);
  expect(restored.html).not.toContain('do not go out');
  const albanian = await open(path, { language: 'al', changes: outbox({ hasServer: false }) });
  expect(albanian.html).toContain('E-mailet nuk i mbërrijnë askujt: SMTP_URL nuk është vendosur');
  const lost = await open(path, { changes: outbox({ late: 2, givenUp: 1 }) });
  expect(lost.html).toMatch(/3 mails do not go out\..*<a href="\/operator\/mails"[^>]*>See why</);
});

it.each(pages)('says above %s what else needs an operator now, with what to do', async (path) => {
  const alarm = {
    area: 'backup',
    level: 'fault',
    text: 'The last one failed 3 hours ago: no room.',
    remedy: 'Take one: `npm run operator -- backup`.',
  };
  const { html } = await open(path, { changes: outbox({ alarms: [alarm] }) });
  expect(html).toMatch(/<div role="alert">.*Backup: The last one failed 3 hours ago: no room\./);
  expect(html).toMatch(/Take one: <code[^>]*>npm run operator -- backup<\/code>\./);
});

it('offers a test mail beside the mails', async () => {
  const { html } = await open('/operator/mails', { language: 'al' });
  expect(html).toMatch(/Si njoftohesh.*<button[^>]*>Dërgo një e-mail prove</);
});

it('offers to send again only mails that failed, and none while all are held', async () => {
  const openMails = (fields: object, changes: object) =>
    open('/operator/mails', {
      changes: {
        '/v1/operator/mails': pageOf({ ...mail, given_up_at: null, ...fields }),
        ...outbox(changes),
      },
    });
  const failed = await openMails({}, {});
  expect(failed.html).toMatch(/next try.*>Send again</);
  for (const { html } of [await openMails({ error: null }, {}), await openMails({}, { held })])
    expect(html).not.toMatch(/next try|Send again</);
});

it.each(pages)('shows %s to nobody else', async (path) => {
  const visitor = await open(path, { user: null });
  expect(visitor.to).toBe(`/login?${new URLSearchParams({ next: path })}`);
  const other = await open(path, { user: seller });
  expect(other).toMatchObject({ status: 404, asked: [] });
});

it('leads an operator without a second factor to the page that says why', async () => {
  const refused = { changes: { '/v1/operator/log': null }, code: 'NO_SECOND_FACTOR', status: 403 };
  const { to } = await open('/operator/log', {
    ...refused,
    changes: { '/v1/operator/audit': null },
  });
  expect(to).toBe('/operator/second-factor');
  const { html } = await open('/operator/second-factor');
  expect(html).toMatch(/<a href="\/account"[^>]*>Turn it on at the account page/);
  const isOn = { authenticator: { created_at: '2026-11-20T10:00:00Z', recoveryCodes: 9 } };
  const done = await open('/operator/second-factor', { changes: { '/v1/auth/factors': isOn } });
  expect(done.to).toBe('/operator');
});

it('shows the text in force, its versions, and what a release has changed', async () => {
  const { html } = await open('/operator/texts');
  expect(html).toMatch(/<textarea[^>]*lang="sq"[^>]*># Tonat</);
  expect(html).toMatch(/<textarea[^>]*lang="en"[^>]*># Ours</);
  expect(html).toMatch(/<ins[^>]*>A new sentence\.</);
  expect(html).toMatch(/Version 1<.*The text that comes with the software/);
  expect(html).toMatch(/Customer service<span[^>]*><span class="sr-only">The software has brought/);
  expect(html).not.toMatch(/Contact us<span/);
  const { html: base } = await open('/operator/base');
  expect(base).toMatch(/<input[^>]*name="legal_name"[^>]*value="Mobilje Tirana shpk"/);
});

it('keeps the way to the other pages where one fails, and offers to try again', async () => {
  const { status, html } = await open('/operator/log?page=2');
  expect(status).toBe(503);
  expect(html).toContain('This page could not be loaded');
  expect(html).toContain('href="/operator/mails"');
  expect(html).toMatch(/<a href="\/operator\/log\?page=2"[^>]*>Try again/);
});

it('asks for what the address names, and for the last page where it names one past it', async () => {
  const call = '/v1/operator/businesses?q=arta&state=suspended';
  const none = { results: [], page: 1, perPage: 20, total: 0 };
  const { html, asked } = await open('/operator/businesses?q=arta&state=suspended&page=1', {
    changes: { [call]: none },
  });
  expect(asked).toContain(call);
  expect(html).toContain('Nothing matches “arta”.');
  expect(html).toMatch(/aria-current="true"[^>]*>Suspended/);
  const past = '/v1/operator/listings?page=9';
  const last = '/v1/operator/listings?page=2';
  const found = await open('/operator/listings?page=9', {
    changes: {
      [past]: { results: [], page: 9, perPage: 20, total: 21 },
      [last]: { results: [listing], page: 2, perPage: 20, total: 21 },
    },
  });
  expect(found.html).toContain('Divan Drini');
});

it('offers to hand over a business without an owner, and to take back one that has one', async () => {
  const { html } = await open('/operator/businesses');
  expect(html).toMatch(/Punishtja Arta.*<button[^>]*>Take back<.*Salloni i Ri/s);
  expect(html).toMatch(/Salloni i Ri.*no owner.*<button[^>]*>Hand over</s);
});

it('offers to verify a tax number that a seller has given, and to take the badge back', async () => {
  const { html } = await open('/operator/businesses');
  expect(html).toMatch(/Punishtja Arta.*Tax number L12345678A.*>Verify<.*Salloni i Ri/s);
  expect(html).not.toMatch(/Salloni i Ri.*Verify/s);
  const path = '/v1/operator/businesses';
  const text = JSON.stringify(answers[path]).replace('"verified_at":null', '"verified_at":"2026"');
  const verified = await open('/operator/businesses', { changes: { [path]: JSON.parse(text) } });
  expect(verified.html).toMatch(/Tax number L12345678A<.*\(verified\).*>Take badge back</s);
});

it('says of what is out of the shop since when and why, and offers the way back', async () => {
  const { html } = await open('/operator/businesses');
  expect(html).toContain('Suspended since 20/11/2026');
  expect(html).toContain('Fotografi të huaja');
  expect(html).toMatch(/<button[^>]*>Restore</);
  expect(html).toMatch(/<a href="\/business\/4-punishtja-arta">Punishtja Arta</);
  expect(html).not.toContain('href="/business/5');
});

it('shows the figures of the day before any script', async () => {
  const { html } = await open('/operator');
  expect(html).toMatch(/<b[^>]*>3<\/b> <span>Reported listings/);
  expect(html).toContain('7.8 GiB free of 37 GiB');
  expect(html).toContain('GET /v1/public/results/search');
  expect(html).toContain('connect ECONNREFUSED');
});

it('tells of the market first: this week, the one before, and how many of the requests have an answer', async () => {
  const { html } = await open('/operator');
  const row = (name: string) =>
    html.match(new RegExp(`>${name}(<span.*?</span>)?</th>.*?</tr>`))?.[0] ?? '';
  expect(row('Visitors')).toMatch(/>1,100<.*>1,000</);
  expect(row('Answered')).toMatch(/96% in 12 weeks.*>2<.*>2</);
  expect(html).toMatch(/<time dateTime="2026-09-07">07\/09\/2026<\/time><\/th><td>–<\/td><td>300</);
  expect(html).toContain('href="/v1/operator/market/download" download="market.xls"');
  expect(html).toMatch(
    /<a href="\/business\/4-punishtja-arta"[^>]*>Punishtja Arta<\/a><\/span><\/th><td>1<\/td><td>9</,
  );
  expect(html.indexOf('The market<')).toBeLessThan(html.indexOf('The machine<'));
});

it('shows what is wanted beside what there is, each with the way to the search', async () => {
  const { html } = await open('/operator', { language: 'al' });
  expect(html).toMatch(
    /<a href="\/\?query=krevat\+marinari\+n%C3%AB\+Shkod%C3%ABr"[^>]*>krevat marinari në Shkodër<\/a><span[^>]*>40 kërkuan, <span class="[^"]*accent[^"]*">0 listuar</,
  );
  expect(html).toMatch(/<a href="\/\?query=tryez%C3%AB\+1"[^>]*>tryezë 1<\/a>/);
  expect(html).toContain('Edhe 5 të tjera');
});

it('says before anything was searched for or asked that there is nothing', async () => {
  const market = { weeks: [], towns: [], categories: [], shops: [], wishes: [] };
  const { html } = await open('/operator', { changes: { '/v1/operator/market': market } });
  expect(html).toContain('No three visitors have searched for the same thing yet.');
  expect(html).not.toContain('30 days by town');
});

it('shows how to reach a shop whose customers wait', async () => {
  const { html } = await open('/operator');
  expect(html).toMatch(/<a href="tel:\+355691234567"[^>]*>\+355691234567</);
  expect(html).toMatch(/<a href="https:\/\/wa\.me\/355691234567"[^>]*>WhatsApp</);
  expect(html).toContain('<a href="mailto:arta@shop.example">E-mail<');
});

it('leads from the log to what an entry is about', async () => {
  const { html } = await open('/operator/log');
  expect(html).toMatch(/<a href="\/operator\/businesses\?q=5">business suspend</);
});

it('shows the header’s way to the console to operators alone', async () => {
  const own = await open('/contact-us');
  expect(own.html).toMatch(/<a href="\/operator"[^>]*>Console</);
  expect(own.html).not.toContain('href="/dashboard"');
  const other = await open('/contact-us', { user: seller });
  expect(other.html).not.toContain('href="/operator"');
  expect(other.html).toContain('href="/dashboard"');
});
