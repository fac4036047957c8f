import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { confirmsPictures } from './hashes.ts';

const bytes = Buffer.from('a photo');
const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`;
const hash = createHash('sha256').update(bytes).digest('hex');
const body = { scanevent: { images: [photo], details: { signature: photo } } };

it('lets go of pictures once the server names the hash of each, for each job', async () => {
  const confirmed = { picturehashes: [hash, hash] };
  expect(await confirmsPictures(body, { results: [confirmed, confirmed] })).toBe(true);
  expect(await confirmsPictures(body, { results: [confirmed, { picturehashes: [] }] })).toBe(false);
  expect(await confirmsPictures(body, { results: [] })).toBe(false);
  expect(await confirmsPictures(body, null)).toBe(false);
});

it('asks for nothing where there is no picture', async () => {
  expect(await confirmsPictures({ scanevent: { images: null, details: null } }, null)).toBe(true);
  expect(await confirmsPictures({ shift: {} }, null)).toBe(true);
});
