import { expect, it } from 'vitest';
import { actsIn, runStatuses, statusAfter } from './lifecycle.ts';

it('allows each act in one status, and names it otherwise', () => {
  const allowed = Object.fromEntries(runStatuses.map((status) => [status, actsIn(status)]));
  expect(allowed).toEqual({
    Draft: ['release'],
    Released: ['recall'],
    InProgress: ['hold', 'complete'],
    OnHold: ['resume', 'cancel'],
    Completed: [],
    Cancelled: [],
  });
  expect(statusAfter('hold', 'InProgress')).toEqual({ to: 'OnHold' });
  expect(statusAfter('recall', 'InProgress')).toEqual({
    refusal: 'Only a released run that has not begun can be recalled.',
  });
});
