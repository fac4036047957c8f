import { expect, it, vi } from 'vitest';
import { derived, watchable } from './watched.ts';

it('derives a value once for each change, and keeps an equal one', () => {
  const source = watchable([3, 1]);
  const derive = vi.fn<(numbers: readonly number[]) => { readonly largest: number }>((numbers) => ({
    largest: Math.max(...numbers),
  }));
  const largest = derived(source, derive, (a, b) => a.largest === b.largest);
  const seen: unknown[] = [];
  const stop = largest.subscribe(() => seen.push(largest.current()));
  const first = largest.current();
  source.replace([2, 3]);
  source.replace([5]);
  stop();
  source.replace([9]);
  expect(seen).toEqual([{ largest: 3 }, { largest: 5 }]);
  expect(seen[0]).toBe(first);
  expect([largest.current(), largest.current()]).toEqual([{ largest: 9 }, { largest: 9 }]);
  expect(derive).toHaveBeenCalledTimes(4);
});
