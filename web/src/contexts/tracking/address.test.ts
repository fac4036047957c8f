import { expect, it } from 'vitest';
import { addressOf, askedIn } from './address.ts';

const at = (address: string) => askedIn(new URL(address, 'http://acme.localhost'));

it('asks for the number in the path and the postcode beside it', () => {
  expect(at('/track/ACM000000012?postcode=2015')).toEqual({
    number: 'ACM000000012',
    postcode: '2015',
  });
});

it('takes a number without a postcode for the token of a shared link', () => {
  expect(at('/track/8f2a')).toEqual({ number: '8f2a', postcode: '' });
});

it('asks for nothing on the bare address, and survives nonsense', () => {
  expect([at('/track'), at('/track/'), at('/track?postcode=2015')]).toEqual([null, null, null]);
  expect(at('/track/%E0%A4%A')).toEqual({ number: '%E0%A4%A', postcode: '' });
});

it('comes back from the address it makes', () => {
  const asked = { number: 'A/B 1&2', postcode: '2015' };
  expect(at(addressOf(asked))).toEqual(asked);
});
