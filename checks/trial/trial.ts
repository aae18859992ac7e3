import type { Undo } from '../product/undo.ts';
import type { Random } from '../random.ts';
import type { ShopContent } from '../visitors/shop-content.ts';
import type { Site } from './open-site.ts';
import type { TrialOptions } from './read-options.ts';

/** Everything that both phases share. */
export interface Trial {
  site: Site;
  content: ShopContent;
  options: TrialOptions;
  random: Random;
  undo: Undo;
  say(text: string): void;
}
