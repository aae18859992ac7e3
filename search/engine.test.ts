import { describe } from 'vitest';
import { MemoryEngine } from './memory/memory-engine.ts';
import { testAnyRows } from './testing/any-rows.ts';
import { testSomeRows } from './testing/certain-rows.ts';
import { ScanEngine } from './testing/scan-engine.ts';
import { options } from './testing/some-rows.ts';
import { testTypos } from './testing/typos.ts';

/* What every engine must do. That in a cluster is held to it by `opensearch/engine.opensearch.test.ts`. */

describe('an engine in memory', () => {
  const create = () => new MemoryEngine(options);
  testAnyRows({ create });
  testSomeRows({ create });
  testTypos({ create });
});

describe.each([
  ['takes every concept for a frequent one', { frequentShare: 0 }],
  ['takes no concept for a frequent one', { frequentShare: Infinity }],
  ['gives way wherever it can', { sliceMs: 0 }],
])('an engine in memory that %s', (_, tuning) => {
  const create = () => new MemoryEngine(options, tuning);
  testAnyRows({ create });
  testSomeRows({ create });
});

describe('an engine that scans an array', () => {
  const create = () => new ScanEngine(options);
  testAnyRows({ create });
  testSomeRows({ create });
});
