import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Place } from './parse-s3-url.ts';
import type { ReadAddress } from './storage.ts';

const day = 86_400_000;
/**
 * All addresses of an object that are made within this time are one and the same, whichever process makes them, so that
 * browsers find it in their cache. A signature lives twice as long: whoever is given one at the end has as much again.
 * The most that S3 signs for are seven days.
 */
const windowMs = 3 * day;

/** Credentials of a role, which end with their session, sign for no longer than that, and not in its last minutes. */
const lastMinutes = 120_000;

/**
 * Signs addresses for reading objects of a bucket, without asking the service.
 * @param options of a client for the bucket, which makes one of its own for the address that browsers use
 */
export function createPresign(options: S3ClientConfig, place: S3Place) {
  const { publicEndpoint: endpoint, bucket: Bucket } = place;
  let signer: ReturnType<typeof loadSigner> | undefined;

  return async (Key: string): Promise<ReadAddress | null> => {
    signer ??= loadSigner({ ...options, endpoint });
    const { client, getSignedUrl, GetObjectCommand } = await signer;
    const { expiration } = await client.config.credentials();
    const now = Date.now();
    const start = now - (now % windowMs);
    const until = Math.min(start + windowMs, (expiration?.getTime() ?? Infinity) - lastMinutes);
    if (until <= now) return null;
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
      expiresIn: (2 * windowMs) / 1000,
      signingDate: new Date(start),
    });
    return { url, until };
  };
}

async function loadSigner(options: S3ClientConfig) {
  const [{ S3Client, GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  return { client: new S3Client(options), getSignedUrl, GetObjectCommand };
}
