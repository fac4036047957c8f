import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';
import { draw } from './testing/draw.tsx';

const bars = (container: HTMLElement): number => container.querySelectorAll('.skeleton-bar').length;

describe('a loading skeleton', () => {
  it.each([
    [{}, 3],
    [{ lines: 5 }, 5],
    // A title and a text.
    [{ rows: 4 }, 8],
    // A label and an input.
    [{ fields: 2 }, 4],
    [{ height: 240 }, 1],
  ] as const)('for %j has %i bars, and is read aloud once', (props, count) => {
    const { container } = draw(<Skeleton {...props} />);
    expect(bars(container)).toBe(count);
    expect(container.querySelectorAll('.sr-only')).toHaveLength(1);
  });
});
