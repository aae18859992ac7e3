import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Product } from '@orendi/contract/schemas/product';
import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createCaptcha } from './platform/captcha/index.ts';
import { solveToken } from './platform/captcha/testing/solve-token.ts';
import { type OpenDatabase, openDatabase } from './platform/db/open-database.ts';
import { silentLog } from './platform/log/log.ts';
import { answerOf } from './testing/answers.ts';
import { hasFormerRelease, root } from './testing/former-release/former-release.ts';
import { type RunningVersion, startVersion } from './testing/former-release/start-version.ts';
import {
  type FormerRelease,
  unpackFormerRelease,
} from './testing/former-release/unpack-former-release.ts';
import { createEmptyDatabase, testSecret } from './testing/open-test-shop.ts';
import { type Listening, listenToEvents } from './testing/listen-to-events.ts';
import { callsOf } from './testing/own-catalogue.ts';
import { headersAfter, post, registerForm, visitorHeaders } from './testing/seller.ts';
import { drawPhoto, sendForm } from './testing/send-form.ts';
import { beginVisits } from './testing/former-release/begin-visits.ts';

/*
 * Hosts are upgraded one after the other: while the version before still serves on one of them, this one migrates the
 * database that they share, and serves beside it.
 */

type Versions = Record<'old' | 'new', RunningVersion>;

const profile = {
  business_name: 'Mobileria Drini',
  description_en: 'Furniture from Shkodër',
  description_al: 'Mobilje nga Shkodra',
  email: 'drini@example.com',
  phone: '069 212 3456',
  address: 'Rruga e Kavajës 10, Tiranë',
  industry_ids: ['1'],
};

const captcha = createCaptcha({ secret: testSecret, recaptcha: null, cost: 1 });

describe.skipIf(!(await hasFormerRelease()))(
  'the version before and this one, side by side',
  () => {
    let former: FormerRelease;
    let shared: Awaited<ReturnType<typeof createEmptyDatabase>>;
    let database: OpenDatabase;
    let dataDir: string;
    let versions: Versions;
    /** The seller's browser, signed in at the old version, and the first product. */
    let headers: Record<string, string>;
    let first: Product;
    /** Open at the old version. */
    let dashboard: Listening;
    /** Visits to the old version while the new one started that went wrong. */
    let unanswered: string[];

    beforeAll(async () => {
      former = await unpackFormerRelease([
        'package.json',
        'contract',
        'messages',
        'search',
        'server',
      ]);
      shared = await createEmptyDatabase(inject('postgres'));
      database = openDatabase(shared.connection, silentLog);
      dataDir = await mkdtemp(join(tmpdir(), 'orendi-rolling-'));
      const { user, password, database: name, host } = shared.connection;
      const settings = {
        DATABASE_URL: `postgres://${user}:${String(password)}@localhost/${name}?host=${host}`,
        DATA_DIR: dataDir,
        AUTH_SECRET: testSecret,
        PORT: '0',
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'warn',
      };
      const old = await startVersion(former.folder, settings);
      headers = await openShop(old);
      first = await publish(old, { product_name: 'Kolltuk Veror' });
      const visits = beginVisits(old, first.id, () => solveToken(captcha));
      await visits.untilEach(3);
      versions = { old, new: await startVersion(root, settings) };
      await visits.untilEach(3);
      unanswered = await visits.stop();
    }, 240_000);
    afterAll(async () => {
      await Promise.all(Object.values(versions ?? {}).map((version) => version.stop()));
      await database.close();
      await shared.drop();
      await former.remove();
      await rm(dataDir, { recursive: true, force: true });
    });

    /** A seller who is signed in, active, and has a business. */
    async function openShop(version: RunningVersion) {
      const form = registerForm();
      const registered = headersAfter(await post(version, '/auth/register', form));
      await database.db.updateTable('account').set({ isactive: true }).execute();
      const fields = { ...profile, logo: await drawPhoto() };
      const seller = { headers: registered };
      const path = '/private/business-profile/create';
      expect((await sendForm(version, seller, 'POST', path, fields)).status).toBe(201);
      return registered;
    }

    const own = (version: RunningVersion) => callsOf(version, { headers });
    async function publish(version: RunningVersion, fields: Record<string, string>) {
      const response = await own(version).createProduct({ images: await drawPhoto(), ...fields });
      expect(response.status).toBe(201);
      return (await answerOf<Product>(response)).data;
    }
    async function read<Data>(version: RunningVersion, path: string): Promise<Data> {
      const response = await version.request(`/v1${path}`, { headers: visitorHeaders });
      expect(response.status).toBe(200);
      return (await answerOf<Data>(response)).data;
    }
    const search = (version: RunningVersion, query: string) =>
      read<{ results: { id: number; name: string }[] }>(
        version,
        `/public/results/search?query=${query}`,
      );
    const ask = async (version: RunningVersion, form: Record<string, unknown>, key: string) =>
      post(version, '/public/requests', form, { ...visitorHeaders, 'idempotency-key': key });
    const formFor = async (id: number) => ({
      name: 'Ana Hoxha',
      contactEmail: 'ana@example.com',
      preferredContactMethod: 'email',
      message: 'A e keni në blu?',
      type: 'product',
      id,
      token: await solveToken(captcha),
    });

    const directions = [
      ['old', 'new'],
      ['new', 'old'],
    ] as const;

    test('the old one serves while the new one starts and changes the tables', () => {
      expect(unanswered).toEqual([]);
    });

    test('a session of the one holds at the other, and ends at both', async () => {
      for (const [one, other] of directions) {
        const form = registerForm();
        const signedUp = headersAfter(await post(versions[one], '/auth/register', form));
        const who = async () =>
          (
            await answerOf<User | null>(
              await versions[other].request('/v1/auth/user', { headers: signedUp }),
            )
          ).data;
        expect(await who()).toMatchObject({ email: form.email });
        await versions[one].request('/v1/auth/logout', { headers: signedUp });
        expect(await who()).toBeNull();
      }
    });

    test.each(directions)(
      'what is published at the %s one is found at the %s one',
      async (...at) => {
        const [one, other] = [versions[at[0]], versions[at[1]]];
        const name = `Komodinë ${at[0]}`;
        // Kept by the other one, which has to let go of it.
        expect((await search(other, name)).results).toEqual([]);
        const { id } = await publish(one, { product_name: name });
        const found = async () => (await search(other, name)).results.map((card) => card.id);
        await expect.poll(found, { timeout: 2_000, interval: 20 }).toEqual([id]);
      },
    );

    test.each(directions)('a change at the %s one shows at the %s one', async (...at) => {
      const [one, other] = [versions[at[0]], versions[at[1]]];
      const path = `/public/products/${first.id}`;
      const before = await read<Product>(other, path);
      const price = before.price + 10;
      const response = await own(one).updateProduct({
        id: String(first.id),
        product_name: first.product_name,
        price: String(price),
      });
      expect(response.status).toBe(200);
      const shown = async () => (await read<Product>(other, path)).price;
      await expect.poll(shown, { timeout: 2_000, interval: 20 }).toBe(price);
    });

    test('what is hidden at the new one stays hidden when the old one writes all listings', async () => {
      const name = 'Bufe Fshehtë';
      const { id } = await publish(versions.new, { product_name: name });
      const hide = { ids: [id], state: 'hidden' };
      const hidden = await own(versions.new).send('PUT', '/private/merged-products/state', hide);
      expect(hidden.status).toBe(200);
      const renamed = { ...profile, business_name: 'Drini i Ri', logo: await drawPhoto() };
      const path = '/private/business-profile/update';
      const saved = await sendForm(versions.old, { headers }, 'PUT', path, renamed);
      expect(saved.status).toBe(200);
      const listed = await database.db
        .selectFrom('listing')
        .select('product_id')
        .where('product_id', 'in', [first.id, id])
        .execute();
      expect(listed).toEqual([{ product_id: first.id }]);
      for (const version of Object.values(versions)) {
        expect((await search(version, name)).results).toEqual([]);
      }
    });

    test.each(directions)(
      'a form sent to the %s one and again to the %s one is one request',
      async (...at) => {
        const [one, other] = [versions[at[0]], versions[at[1]]];
        const events = await listenToEvents(other.address, headers);
        const form = await formFor(first.id);
        const key = crypto.randomUUID();
        const response = await ask(one, form, key);
        expect(response.status).toBe(201);
        const { data } = await answerOf<{ id: number }>(response);
        const again = await ask(other, form, key);
        // The version before knows no link.
        expect([again.status, (await answerOf<{ id: number }>(again)).data.id]).toEqual([
          201,
          data.id,
        ]);
        // Its captcha is spent for both.
        expect((await post(other, '/public/requests', form)).status).toBe(422);
        await expect.poll(() => events.told.at(-1)?.latest_id).toBe(data.id);
        if (other === versions.old) dashboard = events;

        const status = { requestId: data.id, status: true };
        expect(
          (await own(other).send('PUT', '/private/business-request/update', status)).status,
        ).toBe(200);
        const orders = await answerOf<OrderPage>(
          await own(one).get('/private/business-request/get'),
        );
        expect(orders.data.results[0]).toMatchObject({ id: data.id, request_status: true });
      },
    );

    test('the old one stops as ever, and nothing was lost or sent twice', async () => {
      const unsent = () =>
        database.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
      await expect.poll(unsent, { timeout: 30_000 }).toEqual([]);
      expect(await versions.old.stop()).toBe(0);
      await expect.poll(dashboard.isOver).toBe(true);
      const mails = await database.db
        .selectFrom('mail')
        .select(['message_id', 'attempts'])
        .execute();
      expect(mails.filter(({ attempts }) => attempts !== 1)).toEqual([]);
      const files = await readdir(join(dataDir, 'mail'));
      expect(files.filter((file) => file.endsWith('.eml'))).toHaveLength(mails.length);

      const { rows: failed } = await database.pool.query(
        'select * from job where last_error is not null',
      );
      expect(failed).toEqual([]);
      const published = await answerOf<{ id: number }[]>(
        await own(versions.new).get('/private/product-creation/get'),
      );
      expect(published.data).toHaveLength(4);
      const logged = [...versions.old.logged, ...versions.new.logged];
      expect(logged.filter((line) => line.startsWith('{'))).toEqual([]);
    });
  },
);
