import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('a value that rests', () => {
  it('waits 500 ms unless told otherwise [ui-caching-008] [const-004]', () => {
    const { result, rerender } = renderHook(({ text }) => useDebounced(text), {
      initialProps: { text: '' },
    });
    rerender({ text: 'perth' });
    pass(499);
    const before = result.current;
    pass(1);
    expect([before, result.current]).toEqual(['', 'perth']);
  });
});
