import { expect, it } from 'vitest';
import { isLink, whyNotFound } from './not-found.ts';

const token = '1v-I8OmKBt95luflUbdjrScluKu9b5NsFuknaHyU33w';

it('mentions the link to visitors who used one, and hides the token from the form', () => {
  const query = { number: token, postcode: '' };
  expect(whyNotFound(query)).toContain('This link is no longer valid.');
  expect(isLink(query)).toBe(true);
});

it('asks for the postcode when the address has only a number', () => {
  const query = { number: 'ACM000000147', postcode: '' };
  expect(whyNotFound(query)).toBe('Please enter the postcode');
  expect(isLink(query)).toBe(false);
});

it('shows the same message for a wrong number and a wrong postcode', () => {
  expect(whyNotFound({ number: 'ACM000000147', postcode: '9999' })).toContain('Check both');
});
