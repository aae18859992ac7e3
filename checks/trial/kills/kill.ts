import type { Site } from '../open-site.ts';
import type { Allowed } from '../outcome/judge-kill.ts';

/** Something that is killed while visitors are there. */
export interface Kill {
  /** As it stands in the table. */
  what: string;
  /** How long errors may last, part by part. */
  allowed: Allowed;
  /** Kills, and sees to it that all is whole again. @returns a word about how */
  run(site: Site): Promise<string>;
}
