import { expect, it } from 'vitest';
import { confirmsPictures } from './hashes.ts';

const photo = `data:image/jpeg;base64,${btoa('a photo')}`;
/** SHA-256 of `a photo`. */
const hash = 'd4e24d749a4fe2f161af2de913c0402b04e3ae287dafd0f9dbfa4a5c56c69285';
const body = { scanevent: { images: [photo], details: { signature: photo } } };

it('lets go of pictures once the server names the hash of each, for each job', async () => {
  const confirmed = { picturehashes: [hash, hash] };
  expect(await confirmsPictures(body, { results: [confirmed, confirmed] })).toBe(true);
  expect(await confirmsPictures(body, { results: [confirmed, { picturehashes: [] }] })).toBe(false);
  expect(await confirmsPictures(body, { results: [] })).toBe(false);
  expect(await confirmsPictures(body, null)).toBe(false);
});

it('lets go of the photos of a pre-start check once the server names their hashes', async () => {
  const fault = { title: 'Tyres', isselected: false, images: [photo] };
  const check = { answer: { id: 'a', bodychecklist: [], wheelsandtyreschecklist: [fault] } };
  expect(await confirmsPictures(check, { id: 'a', picturehashes: [hash] })).toBe(true);
  expect(await confirmsPictures(check, { id: 'a', picturehashes: [] })).toBe(false);
  expect(await confirmsPictures(check, null)).toBe(false);
});

it('lets go of the photos of faults after a shift once the server names their hashes', async () => {
  const finish = { id: 'a', faults: [{ title: 'Lights', note: 'Left', images: [photo] }] };
  expect(await confirmsPictures(finish, { shift: {}, picturehashes: [hash] })).toBe(true);
  expect(await confirmsPictures(finish, { shift: {}, picturehashes: [] })).toBe(false);
});

it('asks for nothing where there is no picture', async () => {
  expect(await confirmsPictures({ scanevent: { images: null, details: null } }, null)).toBe(true);
  expect(await confirmsPictures({ shift: {} }, null)).toBe(true);
});
