import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realOutside } from './ground.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orendi-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const command = `req -x509 -newkey rsa:2048 -nodes -days 20 -subj /CN=mobilje.example -keyout ${key} -out ${cert}`;
  execFileSync('openssl', command.split(' '), { stdio: 'ignore' });
  server = createServer({ key: readFileSync(String(key)), cert: readFileSync(String(cert)) });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a certificate that nobody vouches for is told with its end', async () => {
  const { endsAt, fault } = await realOutside.findCertificate('localhost', port);
  expect(fault).toMatch(/SELF_SIGNED/);
  expect(Math.round((endsAt.getTime() - Date.now()) / 86_400_000)).toBe(20);
});

test('a server that is not there is not waited for', async () => {
  await expect(realOutside.findCertificate('localhost', 1)).rejects.toThrow(/ECONNREFUSED|EACCES/);
});
