import { expect, it } from 'vitest';
import { inWords } from './words.ts';

it('reads the name of a call as words', () => {
  expect(inWords('createOrUpdateSidebarLink')).toBe('Create or update sidebar link');
  expect(inWords('booking')).toBe('Booking');
});
