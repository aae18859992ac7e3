import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createRandom } from '@orendi/demo/catalogue/random';
import { openCaller } from './ask.ts';
import { createVisits, makeVisit, type Part, type Visit } from './visit.ts';

let server: Server;
afterEach(() => server.close());

const content = {
  products: [7],
  categories: [{ industryId: 1, categoryId: 2 }],
  pictures: ['/media/a/320.webp'],
  words: ['kolltuk'],
};
const draw = createVisits(content, createRandom(1));

/** The next visit of a part, whose address begins like this. */
function drawOf(part: Part, start: string): Visit {
  for (;;) {
    const visit = draw();
    if (visit.part === part && visit.path.startsWith(start)) return visit;
  }
}

async function visitOn(listener: RequestListener, visit: Visit) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const caller = openCaller((server.address() as AddressInfo).port);
  try {
    return await makeVisit(caller, visit, performance.now());
  } finally {
    caller.close();
  }
}

const found = (total: number) => gzipSync(JSON.stringify({ data: { total } }));
const search = () => drawOf('search', '/v1/');

test('a search that finds nothing is an error, although it is answered', async () => {
  const answering = (total: number): RequestListener => {
    return (_, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end(found(total));
  };
  await expect(visitOn(answering(3), search())).resolves.toMatchObject({ isWell: true });
  server.close();
  await expect(visitOn(answering(0), search())).resolves.toMatchObject({
    status: 200,
    isWell: false,
    fault: expect.stringContaining('found nothing'),
  });
});

test('other answers than 200 are errors, and so is none', async () => {
  const page = drawOf('pages', '/');
  const refused = await visitOn((_, res) => res.writeHead(503).end(), page);
  expect(refused).toMatchObject({ part: 'pages', status: 503, isWell: false });
  server.close();
  const cut = await visitOn((req) => req.socket.destroy(), page);
  expect(cut).toMatchObject({ status: null, isWell: false });
});

test('a page has to be one', async () => {
  const json: RequestListener = (_, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  await expect(visitOn(json, drawOf('detail', '/product/7'))).resolves.toMatchObject({
    isWell: false,
  });
});

test('a picture is followed to where it is, and has to be one there', async () => {
  const picture = drawOf('pictures', '/media');
  const elsewhere = (body: string): RequestListener => {
    return ({ url, headers }, res) =>
      url?.startsWith('/media')
        ? res.writeHead(302, { location: `http://${headers.host}/bucket` }).end()
        : res.end(body);
  };
  await expect(visitOn(elsewhere('RIFF1234WEBP'), picture)).resolves.toMatchObject({
    isWell: true,
  });
  server.close();
  await expect(visitOn(elsewhere('AccessDenied'), picture)).resolves.toMatchObject({
    isWell: false,
  });
});
