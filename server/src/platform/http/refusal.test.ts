import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const bug = new TypeError('Cannot read the weight of null');

it('an internal error shows its cause and stack in development', () => {
  const { status, envelope } = refusalOf(bug, true);
  expect(status).toBe(500);
  expect(envelope.error.message).toBe('An internal error occurred during your request!');
  expect(envelope.error.details).toContain('TypeError: Cannot read the weight of null');
  expect(envelope.error.details).toContain('refusal.test.ts');
});

it('an internal error says nothing of its cause in production', () => {
  expect(refusalOf(bug).envelope.error.details).toBeNull();
});
