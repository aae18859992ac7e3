import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeNginxFile } from './nginx.ts';

const shipped = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
const plan = { port: 4700, folder: '/tmp/x', hosts: [4701, 4702] };

test('the shipped file passes on to all hosts of the trial, without https', () => {
  const file = writeNginxFile(shipped, plan);
  expect(file).toContain('server 127.0.0.1:4701;\n    server 127.0.0.1:4702;');
  expect(file).toContain('listen 127.0.0.1:4700;');
  expect(file).toContain('proxy_connect_timeout');
  expect(file).toContain('location = /v1/private/events');
  expect(file).not.toMatch(/ssl|443|:3000|shop\.example/);
  expect(file.split('{')).toHaveLength(file.split('}').length);
});

test('a file that is built otherwise is refused instead of being tried in part', () => {
  expect(() => writeNginxFile('server { listen 80; }', plan)).toThrow(/upstream/);
});
