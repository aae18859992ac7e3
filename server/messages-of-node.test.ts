import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('Node has all messages from a single module', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      load(url, context, next) {
        loaded.push(url);
        return next(url, context);
      },
    });
    const { m, overwriteGetLocale } = await import('@orendi/messages');
    overwriteGetLocale(() => 'en');
    console.log(JSON.stringify({ modules: loaded.length, home: m.nav_home() }));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual({ modules: 1, home: 'Home' });
});
