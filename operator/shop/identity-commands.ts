import type { Ground } from '@orendi/server/features/operations/index';
import { recordAction } from '@orendi/server/platform/audit/record-action';
import { markFolder, readShopId, renewShopId } from '@orendi/server/platform/shop-mark';
import { StartError } from '@orendi/server/platform/start-error';
import { command, type CommandContext } from '../command-line/command.ts';

/** Opens a shop even where its folders or buckets are marked as another shop's, which an ordinary start refuses. */
async function withGround(
  { openGround }: Pick<CommandContext, 'openGround'>,
  work: (ground: Ground & { db: NonNullable<Ground['db']> }, id: string | null) => Promise<void>,
): Promise<void> {
  const { ground, close } = await openGround();
  await using opened = new AsyncDisposableStack();
  opened.defer(close);
  const { db, whyNoDatabase = 'There is no database.' } = ground;
  if (!db) throw new StartError(whyNoDatabase);
  await work({ ...ground, db }, await readShopId(db));
}

export const shopCommands = {
  'shop renew-id': command({
    summary: 'give a copy of the shop an id of its own',
    help: `For a copy that is to live beside the original, such as one for trying things out, while it is stopped: it gets an id of its own,
and its data folder, with the pictures in it, is marked with that. A bucket, a search index and a folder of backups stay the
original's, and the copy is refused there: give it others. Keys in Redis begin with another name from then on.

  DATA_DIR=/srv/copy npm run operator -- shop renew-id --yes`,
    usage: [],
    effect: 'destroys',
    run: (_, { actor, askFirst, print, openGround }) =>
      withGround({ openGround }, async ({ db, media, photos, settings }, former) => {
        askFirst(`gives the shop ${former} another id`);
        const id = await db.transaction().execute(async (trx) => {
          const renewed = await renewShopId(trx);
          const details = `before: ${former}`;
          await recordAction(trx, { actor, action: 'shop renew-id', subject: renewed, details });
          return renewed;
        });
        await markFolder(settings.dataDir, id);
        if (!settings.s3Url) await media?.mark.writeMark(id);
        if (!settings.s3PrivateUrl) await photos?.mark.writeMark(id);
        print(`This is the shop ${id} from now on.`);
      }),
  }),

  'shop claim-pictures': command({
    summary: "say that the folders or buckets of pictures are this shop's",
    help: `Marks the folders or buckets of pictures and of photos of requests as this shop's, whoever's they were: for a bucket that was
copied with the shop, or that holds other things besides. The shop that it belonged to is refused there from then on.`,
    usage: '--yes',
    effect: 'destroys',
    run: (_, { actor, askFirst, print, openGround }) =>
      withGround({ openGround }, async ({ db, media, photos }, id) => {
        if (!media || id === null) throw new StartError('There are no pictures, or no shop, yet.');
        const marks = [media, photos].flatMap((store) => store?.mark ?? []);
        const owners = await Promise.all(marks.map((mark) => mark.readMark()));
        const whose = owners.map((owner, at) => {
          const kept = owner === null ? 'has no mark' : `belongs to the shop ${owner}`;
          return `${kept}: ${marks[at]?.name}`;
        });
        askFirst(`marks as that of the shop ${id} what ${whose.join(', and what ')}`);
        await db.transaction().execute(async (trx) => {
          const details = `before: ${owners.map((owner) => owner ?? 'no mark').join(', ')}`;
          await recordAction(trx, { actor, action: 'shop claim-pictures', subject: id, details });
          for (const mark of marks) await mark.writeMark(id);
        });
        for (const { name } of marks) print(`${name} belongs to this shop, ${id}, from now on.`);
      }),
  }),
};
