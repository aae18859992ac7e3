import { describe, expect, test } from 'vitest';
import { parseGroup, parseRollup, parseStatus } from './memory.ts';
import { presentAnswers, presentMemory, presentUpload } from './present.ts';
import { parseCpuList } from './small-machine.ts';

test('processors are listed one by one and as ranges', () => {
  expect(parseCpuList('0-2,5,8-9\n')).toEqual([0, 1, 2, 5, 8, 9]);
  expect(parseCpuList('3')).toEqual([3]);
  expect(parseCpuList('')).toEqual([]);
});

describe('memory as the kernel tells it', () => {
  test('of a process: its own, and the files that it has mapped', () => {
    const status =
      'VmRSS:\t  307200 kB\nRssAnon:\t  204800 kB\nRssFile:\t   92160 kB\nRssShmem:\t   10240 kB\n';
    expect(parseStatus(status)).toEqual({ own: 200, files: 100 });
  });

  test('of a process that shares memory: its part of it', () => {
    const rollup =
      'Rss:               40960 kB\nPss:               20480 kB\nPss_Dirty:          5120 kB\n' +
      'Pss_Anon:           3072 kB\nPss_File:           1024 kB\nPss_Shmem:         16384 kB\n';
    expect(parseRollup(rollup)).toEqual({ own: 3, files: 1, shared: 16 });
  });

  test('of a process that is gone: nothing', () => {
    expect(parseRollup('')).toEqual({ own: 0, files: 0, shared: 0 });
  });

  test('of a group, in both versions: shared memory is no file', () => {
    const [first, second] = [
      {
        'memory.stat': 'cache 209715200\nrss 314572800\nshmem 104857600\ntotal_cache 1\n',
        'memory.failcnt': '12\n',
        'memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 2\n',
      },
      {
        'memory.stat': 'anon 314572800\nfile 209715200\nshmem 104857600\nfile_mapped 1\n',
        'memory.events': 'low 0\nhigh 0\nmax 12\noom 3\noom_kill 2\n',
      },
    ];
    const figures = { pageCache: 100, limitHits: 12, kills: 2 };
    const from = (files: Record<string, string>) => (file: string) => files[file] ?? '';
    expect(parseGroup(true, from(first))).toEqual(figures);
    expect(parseGroup(false, from(second))).toEqual(figures);
  });
});

describe('the table', () => {
  const parts = (nodeOwn: number, databaseOwn: number) => ({
    nodeOwn,
    nodePrograms: 0,
    databaseOwn,
    databaseShared: 0,
    databasePrograms: 0,
  });
  const group = { pageCache: 50, limitHits: 3, kills: 0 };

  test('tells the most of each part, and what each had when all together had most', () => {
    const looks = [
      { parts: parts(300, 100), sum: 400, group },
      { parts: parts(350, 20), sum: 370, group: { ...group, limitHits: 8 } },
    ];
    const lines = presentMemory(looks, { megabytes: 399, isAlive: true });
    expect(lines[0]?.measured).toEqual({ 'at most': '350 MB', 'when it was fullest': '300 MB' });
    expect(lines.find(({ work }) => work.endsWith('all processes'))?.met).toBe(false);
    expect(lines.at(-1)).toMatchObject({
      measured: 'nothing; limit reached 5 times, 0 out of memory',
      met: true,
    });
  });

  test('without a group it says nothing of one', () => {
    const looks = [{ parts: parts(300, 100), sum: 400, group: null }];
    const lines = presentMemory(looks, { megabytes: 1_024, isAlive: false });
    expect(lines.some(({ work }) => work.includes('page cache'))).toBe(false);
    expect(lines.at(-1)).toMatchObject({ measured: 'the product or its database', met: false });
  });

  test('a part is reached when its slow calls are fast enough and none failed', () => {
    const page = { part: 'pages', asked: 0, answered: 299, status: 200, isWell: true } as const;
    const upload = { from: 5, to: 3_005 };
    const metOf = (answers: Parameters<typeof presentAnswers>[0]) =>
      presentAnswers(answers, upload)[0]?.met;
    expect(metOf([page])).toBe(true);
    expect(metOf([{ ...page, answered: 300 }])).toBe(false);
    expect(metOf([page, { ...page, isWell: false }])).toBe(false);
    const meanwhile = presentAnswers([page, { ...page, asked: 10 }], upload).at(-1);
    expect(meanwhile?.measured).toMatchObject({ calls: '1' });
  });

  test('an upload that was refused says why', () => {
    const refused = { from: 0, to: 3_000, id: null, fault: 'answered 503: full' };
    expect(presentUpload(10, refused)).toMatchObject({
      measured: 'answered 503: full',
      met: false,
    });
    expect(presentUpload(10, { ...refused, id: 7 })).toMatchObject({ met: true });
  });
});
