import type { Settings } from '../settings.ts';
import { parseS3Url, readOrigin } from './parse-s3-url.ts';

/** The origins besides our own from which pages show pictures: a CDN's, or that of the bucket that browsers are sent to. */
export function pictureOrigins({
  mediaUrl,
  mediaReads,
  s3Url,
}: Pick<Settings, 'mediaUrl' | 'mediaReads' | 's3Url'>): string[] {
  if (mediaUrl.startsWith('http')) return [new URL(mediaUrl).origin];
  return mediaReads === 'redirect' && s3Url ? [readOrigin(parseS3Url(s3Url))] : [];
}
