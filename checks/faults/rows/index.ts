import type { FaultLine } from '../outcome.ts';
import { breakMail } from './break-mail.ts';
import { breakS3 } from './break-s3.ts';
import { breakUploads } from './break-uploads.ts';
import { crowdPages, sufferJunk, sufferUnfinished } from './crowds.ts';
import { fillDisks } from './fill-disks.ts';
import { killAll } from './kills.ts';
import { shiftClock } from './shift-clock.ts';
import { silenceConnections } from './silent-connections.ts';
import { sufferSlowClients } from './slow-clients.ts';
import { nameForeignReplica, silenceStandby } from './standbys.ts';
import { stopDatabase } from './stop-database.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { runTwoProcesses } from './two-processes.ts';
import { killStartingWorker, misleadToDatabase, startInBrokenRestore } from './wrong-starts.ts';
import type { Ground } from '../shop/open-fault-shop.ts';

/** Everything that can go wrong, by the names that `--only` accepts. */
export const rows: Record<string, (ground: Ground) => Promise<FaultLine[]>> = {
  kills: killAll,
  silent: silenceConnections,
  database: stopDatabase,
  smtp: breakMail,
  disk: fillDisks,
  s3: breakS3,
  clock: shiftClock,
  slow: sufferSlowClients,
  uploads: breakUploads,
  stop: stopUnderLoad,
  two: runTwoProcesses,
  standby: silenceStandby,
  replica: nameForeignReplica,
  urls: misleadToDatabase,
  restore: startInBrokenRestore,
  worker: killStartingWorker,
  junk: sufferJunk,
  bodies: sufferUnfinished,
  pages: crowdPages,
};

/** Left out of a starved run without `--only`: they take long there, and would show what others do. */
export const skippedStarved = ['silent', 'clock', 'uploads', 'two'];
