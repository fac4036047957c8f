import { expect, it } from 'vitest';
import { isLink, whyNotFound } from './not-found.ts';

const token = '1v-I8OmKBt95luflUbdjrScluKu9b5NsFuknaHyU33w';

it('speaks of the link to whoever came by one, and shows them no token in the form', () => {
  const asked = { number: token, postcode: '' };
  expect(whyNotFound(asked)).toContain('This link leads to no consignment any more.');
  expect(isLink(asked)).toBe(true);
});

it('asks for the postcode where the address has a number alone', () => {
  const asked = { number: 'ACM000000147', postcode: '' };
  expect(whyNotFound(asked)).toBe('Please enter the postcode');
  expect(isLink(asked)).toBe(false);
});

it('does not tell a wrong number from a wrong postcode', () => {
  expect(whyNotFound({ number: 'ACM000000147', postcode: '9999' })).toContain('Check both');
});
