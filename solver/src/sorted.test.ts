import { expect, it } from 'vitest';
import { randomFrom } from './random.ts';
import { sortedIndexes } from './sorted.ts';

it('sorts as a comparison does, and leaves equal values in order', () => {
  const random = randomFrom(29);
  for (let run = 0; run < 100; run += 1) {
    const length = random.index(60);
    const largest = [3, 1000, 2 ** 40][run % 3]!;
    const values = Float32Array.from({ length }, () => random.next() * largest);
    if (run % 2 === 0) values.forEach((value, at) => (values[at] = Math.floor(value)));
    const expected = [...values.keys()].sort((a, b) => values[a]! - values[b]! || a - b);
    expect([...sortedIndexes(values)]).toEqual(expected);
  }
});
