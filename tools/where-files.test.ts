import { describe, expect, it } from 'vitest';
import { filesOfRepository, textOf } from './repository.ts';
import { filesOfEndpoint, matches } from './where-files.ts';

const files = filesOfRepository().map((path) => ({ path, text: () => textOf(path) }));

describe('the files of a call', () => {
  it('are its contract, handler, hook and tests', () => {
    const parts = filesOfEndpoint({ context: 'booking', name: 'cancelBooking' }, files);
    expect(new Set(parts.map(([what]) => what))).toEqual(
      new Set(['contract', 'handler', 'hook', 'test']),
    );
  });

  it.each([
    ['/api/rates/rate/5', true],
    ['https://acme.example/API/rates/rate/5/?a=b', true],
    ['getRate', true],
    ['/api/rates/rate', false],
  ])('are found by %s: %s', (wanted, found) => {
    expect(matches({ name: 'getRate', path: '/api/rates/rate/{id}' }, wanted)).toBe(found);
  });
});
