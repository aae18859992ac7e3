import { describe } from 'vitest';
import { createMemoryEngine } from './memory/memory-engine.ts';
import { testAnyRows } from './testing/any-rows.ts';
import { testSomeRows } from './testing/certain-rows.ts';
import { ScanEngine } from './testing/scan-engine.ts';
import { options } from './testing/some-rows.ts';
import { testTypos } from './testing/typos.ts';

/* Every engine is held to these laws; the one in a cluster by `opensearch/engine.opensearch.test.ts`. */

describe('an engine in memory', () => {
  const create = () => createMemoryEngine(options);
  testAnyRows({ create });
  testSomeRows({ create });
  testTypos({ create });
});

describe('an engine in memory that gives way wherever it can', () => {
  const create = () => createMemoryEngine(options, { sliceMs: 0 });
  testAnyRows({ create });
  testSomeRows({ create });
});

describe('an engine that scans an array', () => {
  const create = () => new ScanEngine(options);
  testAnyRows({ create });
  testSomeRows({ create });
});
