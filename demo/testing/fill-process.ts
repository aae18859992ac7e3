/* Fills the database of a test shop with the demo, made to be killed: run by kill-fill.ts. */
import { openServicesOn } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { readSettings } from '@orendi/server/platform/settings';
import { fillDemo } from '../fill/fill-demo.ts';

const connection = JSON.parse(process.env.TEST_CONNECTION ?? '{}');
const { services, close } = await openServicesOn(connection, readSettings(process.env), silentLog);
console.log('filling');
await fillDemo(services, 1);
console.log('filled');
await close();
