import { expect, it, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const refuse = () => new Error('Busy');

it('runs a limited number at once, queues more in order, and rejects the rest', async () => {
  const queue = createSemaphore({ atOnce: 1, queueMax: 2, refuse });
  const done: number[] = [];
  const work = (n: number) => queue(async () => void done.push(n));
  const ended = await Promise.allSettled([1, 2, 3, 4].map(work));
  expect(done).toEqual([1, 2, 3]);
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

it('gives a free slot to the first in the queue, not to a newcomer at the same time', async () => {
  const queue = createSemaphore({ atOnce: 1, queueMax: 2, refuse });
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} comes`);
    await Promise.resolve();
    steps.push(`${name} goes`);
  };
  const end = Promise.withResolvers<void>();
  const first = queue(() => end.promise);
  const waiter = queue(work('waiter'));
  const newcomer = end.promise.then(() => queue(work('newcomer')));
  end.resolve();
  await Promise.all([first, waiter, newcomer]);
  expect(steps).toEqual(['waiter comes', 'waiter goes', 'newcomer comes', 'newcomer goes']);
});

it('pauses before the next one in the queue, even after a failure', async () => {
  vi.useFakeTimers();
  try {
    const queue = createSemaphore({ atOnce: 1, queueMax: 2, refuse, rest_ms: 20 });
    const done: string[] = [];
    const failed = queue(() => Promise.reject(new Error('No')));
    const next = queue(async () => void done.push('next'));
    await expect(failed).rejects.toThrow('No');
    await vi.advanceTimersByTimeAsync(19);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(done).toEqual(['next']);
    await queue(async () => void done.push('alone'));
    expect(done).toEqual(['next', 'alone']);
  } finally {
    vi.useRealTimers();
  }
});
