/*
 * The whole product except its pages, which would have to be built. Copied into the unpacked version before and run
 * there by startVersion, so what it imports must exist in both.
 */
import { startServer } from '../../start-server.ts';
import type { Web } from '../../platform/http/pages.ts';
import { createLog } from '../../platform/log/log.ts';
import { readSettings } from '../../platform/settings.ts';

const web: Web = {
  files: (_, next) => next(),
  pages: async () => ({
    render: async () => ({ status: 200, html: ['<p>Home</p>'], isPrivate: false, route: 'home' }),
    assets: {} as never,
  }),
  cached: true,
  connectsTo: [],
};

const settings = readSettings(process.env);
const running = await startServer(settings, createLog(settings.logLevel), web);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log(`listening at ${running.address}`);
