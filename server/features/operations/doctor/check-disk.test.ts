import { expect, test } from 'vitest';
import { readSettings } from '../../../platform/settings.ts';
import { findFullDisk } from './check-disk.ts';
import { tellFinding } from './finding.ts';

const gib = 1024 ** 3;

test.each([
  ['a tenth free', 10 * gib, 100 * gib, null],
  ['less than a tenth free', 9.9 * gib, 100 * gib, '9.9 GiB free (10 %).'],
  ['a small disk that is half free', 0.4 * gib, 0.8 * gib, '410 MiB free (50 %).'],
])('%s', async (_, freeBytes, totalBytes, text) => {
  const settings = readSettings({ DATA_DIR: '/srv/orendi' });
  const found = await findFullDisk({ settings }, async (folder) => {
    expect(folder).toBe('/srv/orendi');
    return { freeBytes, totalBytes };
  });
  expect(found.map((finding) => tellFinding(finding, 'en').text)).toEqual(text ? [text] : []);
});
