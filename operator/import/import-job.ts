import type { Parts } from '@orendi/server/parts';
import type { FoundBusiness } from '../business/find-business.ts';
import type { NewBusiness } from '../business/read-new-business.ts';
import type { PhotoFolder } from '../photos/open-photo-folder.ts';
import type { PictureShelf } from '../photos/picture-shelf.ts';
import type { ImportPlan } from '../product/import-plan.ts';
import type { ImportResult } from './import-result.ts';

/** Everything an import works with, and what has become of it so far. */
export interface ImportJob {
  parts: Pick<Parts, 'changes' | 'db' | 'media'>;
  plan: ImportPlan;
  /** A new one is made together with its first products, or not at all. */
  business: FoundBusiness | NewBusiness;
  photoFolder: PhotoFolder | null;
  sharePhotos: boolean;
  withoutPhotos: boolean;
  shelf: PictureShelf;
  /** Does all of it and takes it back. */
  dryRun: boolean;
  /** The line that each article number has gone in from. */
  lines: Map<string, number>;
  result: ImportResult;
}
