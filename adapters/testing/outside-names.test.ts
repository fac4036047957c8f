import { lookup, resolve4, Resolver } from 'node:dns/promises';
import { expect, it } from 'vitest';
import { everyAddress } from '../name-resolution.ts';
import { outsideNames } from './outside-names.ts';

it.each([
  ['lookup', () => lookup('example.com')],
  ['resolve4', () => resolve4('example.com')],
  ['a resolver', () => new Resolver().resolve6('example.com')],
  ['fetch', () => fetch('http://example.com/')],
  ['a resolution of our own', () => everyAddress('example.com', true)],
  ['a resolution of a stranger’s name', () => everyAddress('example.com', false)],
])('blocks lookups of outside names in tests: %s', async (_, request) => {
  const pendingRequest = async () => request();
  await expect(pendingRequest()).rejects.toBeInstanceOf(Error);
  expect(outsideNames()).toContain('example.com');
});

it('still resolves localhost', async () => {
  expect(await lookup('localhost')).toBeDefined();
  expect(outsideNames()).toEqual([]);
});
