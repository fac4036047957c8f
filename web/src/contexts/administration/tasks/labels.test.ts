import { expect, it } from 'vitest';
import { inWords } from './labels.ts';

it('formats an endpoint name as words', () => {
  expect(inWords('createOrUpdateSidebarLink')).toBe('Create or update sidebar link');
  expect(inWords('booking')).toBe('Booking');
});
