import { expect, it, vi } from 'vitest';
import { inPacedBatches } from './paced-batches.ts';

it('processes everything in order, in batches, and yields to other work between them', async () => {
  const batches: string[] = [];
  const others = setInterval(() => batches.push('others'), 0);
  await inPacedBatches([1, 2, 3, 4, 5], 2, async (batch) => {
    for (const until = performance.now() + 5; performance.now() < until; );
    batches.push(batch.join(' '));
  });
  clearInterval(others);
  const own = batches.filter((each) => each !== 'others');
  expect(own).toEqual(['1 2', '3 4', '5']);
  expect(batches.slice(batches.indexOf('1 2'), batches.indexOf('3 4'))).toContain('others');
});

it('does nothing for an empty list', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {});
  await inPacedBatches([], 2, work);
  expect(work).not.toHaveBeenCalled();
});
