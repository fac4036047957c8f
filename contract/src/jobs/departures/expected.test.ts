import { expect, it } from 'vitest';
import { minutesTo } from './expected.ts';

const sydney = { latitude: -33.8688, longitude: 151.2093 };

it.each([
  ['next door', sydney, 5],
  ['Bondi', { latitude: -33.8915, longitude: 151.2767 }, 25],
  ['Newcastle', { latitude: -32.9283, longitude: 151.7817 }, 140],
])('expects a driver who sets out for %s', (_, to, minutes) => {
  expect(minutesTo(sydney, to)).toBeGreaterThanOrEqual(minutes - 5);
  expect(minutesTo(sydney, to)).toBeLessThanOrEqual(minutes + 5);
});
