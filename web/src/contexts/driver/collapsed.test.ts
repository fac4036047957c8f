import { expect, it } from 'vitest';
import { collapsed } from './collapsed.ts';

it('meets all requests during a run by one further run', async () => {
  const ends: (() => void)[] = [];
  const run = collapsed(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = run();
  const later = [run(), run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(later);
  expect(ends).toHaveLength(2);
  void run();
  expect(ends).toHaveLength(3);
});

it('runs again after a failed run', async () => {
  let runs = 0;
  const run = collapsed(async () => {
    runs += 1;
    if (runs === 1) throw new Error('cut');
  });
  const failed = run();
  const again = run();
  await expect(failed).rejects.toThrow('cut');
  await again;
  expect(runs).toBe(2);
});
