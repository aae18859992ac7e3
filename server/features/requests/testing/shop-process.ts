/* A process that accepts requests and sends their mails, started by killed-process.api.test.ts to be killed. */
import { getRequestListener } from '@hono/node-server';
import { buildApp } from '../../../app.ts';
import { openServicesOn } from '../../../open-services.ts';
import { createCaptcha } from '../../../platform/captcha/index.ts';
import { listen } from '../../../platform/http/listen.ts';
import { createLog } from '../../../platform/log/log.ts';
import { readSettings } from '../../../platform/settings.ts';
import { startWorkers } from '../../../start-workers.ts';

const secret = process.env.AUTH_SECRET ?? '';
const settings = readSettings(process.env);
const connection = JSON.parse(process.env.TEST_CONNECTION ?? '{}');
const { services: opened } = await openServicesOn(
  connection,
  settings,
  createLog(settings.logLevel),
);
const services = { ...opened, captcha: createCaptcha({ secret, recaptcha: null, cost: 1 }) };
await startWorkers(services);
const { port } = await listen(getRequestListener(buildApp(services).fetch), settings);
console.log(`listening ${port}`);
