import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3ServiceException, S3ClientConfig } from '@aws-sdk/client-s3';
import { deadlineSignal } from '../deadline.ts';
import { StartError } from '../start-error.ts';
import type { Log } from '../log/log.ts';
import { withinTime } from '../within-time.ts';
import { parseS3Url, type S3Place } from './parse-s3-url.ts';
import type { PictureStorage, ReadAddress } from './storage.ts';

/** In milliseconds, for each attempt. */
const s3Limits = {
  connect: 3_000,
  /** Until the answer begins, with the sending of a picture in it. */
  answer: 12_000,
  /** For a picture that is read as a whole. */
  whole: 15_000,
  /** Without a byte, for one that is passed on to a visitor, who may be slow. */
  silence: 60_000,
};

/**
 * Pictures as objects of an S3 bucket. The client is loaded only here: it is large, and most shops start with a folder.
 * A service that is unreachable now is logged, not fatal, so that a restart during its outage still brings up the
 * pages.
 * @throws StartError when the service answers, but refuses this bucket or these credentials
 */
export async function openS3Storage(
  s3Url: string,
  log: Pick<Log, 'warn'>,
  limits = s3Limits,
): Promise<PictureStorage> {
  const place = parseS3Url(s3Url);
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client(clientOptions(place, limits));
  const target = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name });

  const bucket = `bucket ${place.bucket} at ${place.endpoint}`;
  await client.send(new s3.HeadBucketCommand({ Bucket: place.bucket })).catch((cause: unknown) => {
    const refusal = refusalIn(cause);
    if (!refusal) return log.warn({ err: cause }, 'the bucket for pictures does not answer');
    throw new StartError(`The ${bucket} ${refusal}: check S3_URL.`, { cause });
  });

  async function open(name: string) {
    const getting = client.send(new s3.GetObjectCommand(target(name)), untilDeadline());
    const found = await getting.catch(nullWhenMissing);
    if (!(found?.Body instanceof Readable)) return null;
    return { body: found.Body, bytes: found.ContentLength ?? 0 };
  }

  async function remove(name: string) {
    await client.send(new s3.DeleteObjectCommand(target(name)));
  }

  const presign = createPresign(clientOptions(place, limits), place);

  const list = async (prefix: string) => {
    const { Bucket, Key: Prefix } = target(prefix);
    const pages = await Array.fromAsync(s3.paginateListObjectsV2({ client }, { Bucket, Prefix }));
    return pages.flatMap(({ Contents = [] }) => Contents);
  };

  return {
    name: place.prefix === '' ? `The ${bucket}` : `${place.prefix} of the ${bucket}`,
    async isEmpty() {
      const { Bucket, Key: Prefix } = target('');
      const first = new s3.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 });
      return ((await client.send(first)).Contents ?? []).length === 0;
    },
    open,
    remove,
    addressOf: (name) => presign(place.prefix + name),
    async read(name) {
      const found = await open(name);
      if (!found) return null;
      const { body } = found;
      const late = () => {
        const error = Object.assign(new Error('half a picture'), { name: 'TimeoutError' });
        body.destroy(error);
        return error;
      };
      return withinTime(limits.whole, buffer(body), late);
    },
    async exists(name) {
      const command = new s3.HeadObjectCommand(target(name));
      return (await client.send(command, untilDeadline()).catch(nullWhenMissing)) !== null;
    },
    async write(name, bytes, contentType) {
      const headers = {
        ContentType: contentType,
        CacheControl: 'public, max-age=31536000, immutable',
      };
      await client.send(new s3.PutObjectCommand({ ...target(name), ...headers, Body: bytes }));
    },
    count: async (prefix) => (await list(prefix)).length,
    async listOlder(ageMs) {
      const before = new Date(Date.now() - ageMs);
      const older = (await list('')).filter(({ LastModified: at }) => at && at < before);
      return older.map(({ Key = '' }) => Key.slice(place.prefix.length));
    },
    // One by one: several services lack the bulk call, and a picture has no more than some 60 objects.
    async removeAll(prefix) {
      const { Bucket } = target(prefix);
      for (const { Key } of await list(prefix))
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

const clientOptions = (
  { endpoint, region, pathStyle, credentials }: S3Place,
  { connect, answer, silence }: typeof s3Limits,
) => ({
  endpoint,
  region,
  forcePathStyle: pathStyle,
  ...(credentials ? { credentials } : {}),
  // Several services other than Amazon's refuse the checksums that the client adds by default.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  // A service that fails twice is left for the caller to try again.
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: connect,
    requestTimeout: answer,
    throwOnRequestTimeout: true,
    // Also while a body arrives.
    socketTimeout: silence,
  },
});

/** The deadline of the current call. */
const untilDeadline = () => ({ abortSignal: deadlineSignal() });

const statusOf = (error: unknown) =>
  (error as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? null;

/** A fault that an administrator must fix before the start; null for one that may be temporary. */
function refusalIn(error: unknown): string | null {
  if ((error as Error).name === 'CredentialsProviderError') return 'needs a key and a secret';
  const status = statusOf(error);
  return status && status < 500 ? `answers ${status}` : null;
}

/** A missing object is a normal answer; a missing bucket is a fault, and also a 404. */
function nullWhenMissing(error: unknown): null {
  if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
  throw error;
}

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
 * Signs addresses for reading, without asking the service.
 * @param options of a client for the bucket
 */
function createPresign(options: S3ClientConfig, place: S3Place) {
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
