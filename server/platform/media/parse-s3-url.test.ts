import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { parseS3Url, readOrigin } from './parse-s3-url.ts';

test('a service of one’s own', () => {
  expect(parseS3Url('s3://key:secret@minio:9000/pictures?region=eu-1&ssl=false')).toEqual({
    endpoint: 'http://minio:9000',
    publicEndpoint: 'http://minio:9000',
    region: 'eu-1',
    bucket: 'pictures',
    prefix: '',
    pathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

test('Amazon’s, with the region in the host name and a folder in the bucket', () => {
  const url = 'https://s3.eu-central-1.amazonaws.com/orendi.al/shop/pictures/?pathStyle=false';
  expect(parseS3Url(url)).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    publicEndpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'orendi.al',
    prefix: 'shop/pictures/',
    pathStyle: false,
    credentials: null,
  });
});

test('is encrypted unless told otherwise', () => {
  expect(parseS3Url('s3://a:b@host/bucket').endpoint).toBe('https://host');
  expect(parseS3Url('http://a:b@host/bucket').endpoint).toBe('http://host');
  expect(parseS3Url('https://a:b@host/bucket').endpoint).toBe('https://host');
});

test('another address for browsers', () => {
  const place = parseS3Url('http://a:b@minio:9000/pictures?public=https://bucket.example/');
  expect(place).toMatchObject({
    endpoint: 'http://minio:9000',
    publicEndpoint: 'https://bucket.example',
  });
  expect(readOrigin(place)).toBe('https://bucket.example');
  expect(readOrigin({ ...place, pathStyle: false })).toBe('https://pictures.bucket.example');
});

test('a secret with signs that an address cannot hold', () => {
  const secret = 'a/b+c@d:e%f';
  const url = `s3://key:${encodeURIComponent(secret)}@host/bucket`;
  expect(parseS3Url(url).credentials?.secretAccessKey).toBe(secret);
});

test.each([
  ['', 'is not an address such as s3://KEY:SECRET@host/bucket'],
  ['ftp://a:SECRET@host/bucket', 'is not an address such as s3://KEY:SECRET@host/bucket'],
  ['s3://a:SECRET@host', 'names no bucket after the host'],
  ['s3://a:SECRET@host/', 'names no bucket after the host'],
  ['s3://a:SECRET@host/Bucket_1', 'names no bucket after the host'],
  ['s3://a:SECRET@host/bucket?regoin=x', 'has an unknown option: regoin'],
  ['s3://a:SECRET@host/bucket?public=bucket.example', 'has a public that is no origin'],
  ['s3://a:SECRET@host/bucket?ssl=no', 'has ssl neither true nor false'],
  ['s3://a@host/bucket', 'has a key without a secret or a secret without a key'],
  ['s3://a:SECRET%zz@host/bucket', 'has a % that is not written as %25'],
])('%j is refused in one sentence without the secret', (url, sentence) => {
  // An Error, because `toThrow` then compares the whole message.
  expect(() => parseS3Url(url)).toThrow(new StartError(`Wrong settings: S3_URL ${sentence}.`));
});
