import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useMinute } from './use-minute.ts';

const at = (time: string): number => Date.parse(`2026-11-18T${time}Z`);

it.each([
  [true, [at('01:00:00'), at('01:01:00'), at('01:02:00')]],
  [false, [at('01:00:00')]],
])('updates the minute only when enabled: %s', (counts, minutes) => {
  vi.useFakeTimers({ now: at('01:00:30') });
  onTestFinished(() => void vi.useRealTimers());
  const result: number[] = [];
  renderHook(() => result.push(useMinute(counts)));
  act(() => void vi.advanceTimersByTime(60_000));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result).toEqual(minutes);
});

it('returns the current minute once enabled', () => {
  vi.useFakeTimers({ now: at('01:00:30') });
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(useMinute, { initialProps: false });
  vi.advanceTimersByTime(600_000);
  rerender(true);
  expect(result.current).toBe(at('01:10:00'));
});
