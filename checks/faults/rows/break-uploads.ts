import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drawNoise } from '@orendi/server/platform/media/testing/draw-picture';
import type { FaultLine } from '../outcome.ts';
import { runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import { type FaultSeller, openSeller } from '../shop/open-seller.ts';
import { headOf } from '../traffic/slow-clients.ts';

const uploads = 100;

/** Uploads whose sender vanishes at a random moment: nothing of them stays, and they hold no place. */
export function breakUploads(ground: Ground): Promise<FaultLine[]> {
  const plan = async (shop: FaultShop) => {
    const seller = await openSeller(shop);
    const photo = await drawNoise(900, 700).png().toBuffer();
    const [files, products] = [await listFiles(shop), await countProducts(shop)];
    return {
      fault: `${uploads} uploads broken off`,
      seconds: 0,
      async begin() {
        const sent = Array.from({ length: uploads }, () =>
          breakOff(shop, seller, photo, ground.random.next()),
        );
        await Promise.all(sent);
      },
      async after() {
        const left = (await countProducts(shop)) - products;
        const more = (await listFiles(shop)).filter((file) => !files.includes(file));
        return [
          ...(left > 0 ? [`${left} products of broken uploads`] : []),
          ...(more.length > 0 ? [`${more.length} files left behind, such as ${more[0]}`] : []),
          ...(await seller.publish(201, 10)),
        ];
      },
      slowest: 5,
    };
  };
  return runFaults(ground, {}, [plan]);
}

/** Sends a part of an upload, and leaves. */
async function breakOff(
  { port }: FaultShop,
  { headers }: FaultSeller,
  photo: Buffer,
  part: number,
): Promise<void> {
  await pause(part * 2_000);
  const body = Buffer.concat([
    Buffer.from(
      '--cut\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n' +
        'Content-Type: image/png\r\n\r\n',
    ),
    photo,
  ]);
  const head = headOf('/v1/private/product-creation/create', {
    ...headers,
    // More is announced than there is, so that no moment is too late to break off.
    'content-length': String(body.length + 1_000),
    'content-type': 'multipart/form-data; boundary=cut',
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head);
  socket.write(body.subarray(0, Math.floor(part * body.length)));
  await pause(200);
  socket.resetAndDestroy();
}

/** Every file in the data folder but those of the database and the mails; the first upload makes a folder that stays. */
async function listFiles({ dataDir }: FaultShop): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !/^(postgres|mail)\b/.test(path));
}

async function countProducts({ database: { pool } }: FaultShop): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from product');
  return rows[0]?.count ?? 0;
}
