import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

describe('a debounced value', () => {
  afterEach(() => void vi.useRealTimers());

  it('updates after 500 ms without changes by default [const-004] [ui-caching-008]', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ text }) => useDebounced(text), {
      initialProps: { text: 'a' },
    });
    rerender({ text: 'ab' });
    act(() => void vi.advanceTimersByTime(499));
    expect(result.current).toBe('a');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('ab');
  });
});
