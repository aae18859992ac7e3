import type { Db } from '../../../platform/db/tables.ts';
import { keyOfUrl } from '../../../platform/media/index.ts';
import { isSameSignature, signatureOf } from '../../../platform/signature.ts';
import type { Services } from '../../../services.ts';
import { listOwnPictures, type ProductPicture } from '../product-picture-queries.ts';
import type { StoredProduct } from '../save-product-queries.ts';

/*
 * A photo sent ahead of its form is a stored picture that nothing shows yet. Its address proves who sent it and until when
 * it may be taken, so that no row says so; a picture that no form takes is deleted as any unused one.
 */

type Signer = Pick<Services, 'clock' | 'secret'>;

const purpose = 'sent-photo';
/** Less than the day for which an unused picture is kept. */
const validHours = 23;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** @param url of its picture */
export function addressOfSent({ clock, secret }: Signer, businessId: number, url: string): string {
  const until = secondsOf(clock()) + validHours * 3600;
  const proof = signatureOf(secret, purpose, [businessId, keyOfUrl(url), until]);
  return `${url}?until=${until}&proof=${proof}`;
}

/**
 * The pictures that a form may keep: those sent ahead, and its product's; a new product may show those of others of the
 * business.
 */
export async function listKeepable(
  db: Db,
  signer: Signer,
  businessId: number,
  urls: readonly string[] = [],
  product?: Pick<StoredProduct, 'pictures'>,
): Promise<ProductPicture[]> {
  const sent = await listSentPhotos(db, signer, businessId, urls);
  if (product) return [...sent, ...product.pictures];
  const keys = urls.flatMap((url) => keyOfUrl(url) ?? []);
  return [...sent, ...(await listOwnPictures(db, businessId, keys))];
}

/** The pictures at those of the addresses that the business got for photos sent ahead, and that are still valid. */
async function listSentPhotos(
  db: Db,
  { clock, secret }: Signer,
  businessId: number,
  urls: readonly string[],
): Promise<ProductPicture[]> {
  const keys = urls.flatMap((url) => {
    const key = keyOfUrl(url);
    const query = new URLSearchParams(url.split('?')[1]);
    const until = Number(query.get('until'));
    const expected = signatureOf(secret, purpose, [businessId, key, until]);
    const isValid = isSameSignature(query.get('proof') ?? '', expected);
    return key !== null && isValid && until > secondsOf(clock()) ? key : [];
  });
  if (keys.length === 0) return [];
  return db.selectFrom('picture').select(['key', 'bytes']).where('key', 'in', keys).execute();
}
