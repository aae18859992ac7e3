import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeOwnFolder, writeWhole } from '../../../platform/files/write-whole.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { tellForeign } from '../../../platform/shop-mark.ts';
import { StartError } from '../../../platform/start-error.ts';
import { journalName } from '../../erasures/index.ts';
import { isUnfinishedName, readmeName } from '../layout.ts';
import { fingerprintOf } from '../manifest.ts';

/**
 * Removes what a killed backup left; needs the lock.
 * @throws StartError for other things, or another shop's
 */
export async function prepareFolder(
  root: string,
  { dataDir, secret, shop: id }: { dataDir: string; secret: string; shop: string },
): Promise<void> {
  const way = relative(dataDir, root);
  if (!way.startsWith('..')) {
    throw new StartError(`${root} lies in the data folder, with which it would be lost.`);
  }
  const names = await makeOwnFolder(root)
    .then(() => readdir(root))
    .catch((cause: unknown) => {
      throw new StartError(`The folder for backups, ${root}, cannot be used: ${reasonOf(cause)}.`, {
        cause,
      });
    });
  const readme = join(root, readmeName);
  const shop = `Shop: ${fingerprintOf(secret)}`;
  if (names.includes(readmeName)) {
    const text = await readFile(readme, 'utf8');
    if (!text.split('\n').includes(shop)) {
      throw new StartError(`${root} is not for the backups of this shop: name another folder.`);
    }
    const owner = ownerIn(text);
    if (owner !== null && owner !== id) {
      throw new StartError(`${tellForeign(root, owner, id)}: name another folder.`);
    }
    if (owner === null) await writeWhole(readme, `${text}${idStart}${id}\n`);
  } else if (names.some((name) => name !== journalName)) {
    throw new StartError(`${root} holds other things: name a new or an empty folder.`);
  } else await writeWhole(readme, `${description}\n${shop}\n${idStart}${id}\n`);
  for (const name of names.filter(isUnfinishedName)) {
    await rm(join(root, name), { recursive: true, force: true });
  }
}

const idStart = 'Id: ';

const ownerIn = (text: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(idStart))
    ?.slice(idStart.length) ?? null;

/** The id of the shop whose backups a folder is for; null where it does not say so. */
export const findOwner = (root: string): Promise<string | null> =>
  readFile(join(root, readmeName), 'utf8').then(ownerIn, () => null);

const description = `Backups of an Orendi shop.

Each folder named after a moment is one backup: tables/ holds one file for each table (CSV with a
head, UTF-8, packed with gzip; an empty field is null, "" is an empty text), manifest.json says what
is there, and auth-secret is the secret of the shop: whoever has it could sign in as anybody, so
keep it as you keep a password, and keep it somewhere else as well. pictures/ holds the pictures of
all backups, named by their content, and request-photos/ the photographs that buyers sent to sellers.

Nothing but ordinary tools is needed to read it:

  zcat 2026-11-23T01-37-00.000Z/tables/product.csv.gz | less
  cd 2026-11-23T01-37-00.000Z && sha256sum -c --quiet SHA256SUMS pictures.sha256

To bring the newest one back: npm run operator -- restore --from THIS_FOLDER
`;
