import { expect, it } from 'vitest';
import { addressOf, queryIn } from './address.ts';

const at = (address: string) => queryIn(new URL(address, 'http://acme.localhost'));

it('reads the number from the path and the postcode from the query', () => {
  expect(at('/track/ACM000000012?postcode=2015')).toEqual({
    number: 'ACM000000012',
    postcode: '2015',
  });
});

it('treats a number without a postcode as the token of a shared link', () => {
  expect(at('/track/8f2a')).toEqual({ number: '8f2a', postcode: '' });
});

it('returns null for the bare address, and tolerates malformed ones', () => {
  expect([at('/track'), at('/track/'), at('/track?postcode=2015')]).toEqual([null, null, null]);
  expect(at('/track/%E0%A4%A')).toEqual({ number: '%E0%A4%A', postcode: '' });
});

it('survives a round trip through the address it builds', () => {
  const query = { number: 'A/B 1&2', postcode: '2015' };
  expect(at(addressOf(query))).toEqual(query);
});
