import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';

const fuel = { litres: ' 62.5', amount: '118.20', odometer: '152300', note: 'Card 2' };

it('a report names the vehicle, and the figures of fuel only', () => {
  const vehicle = 'AC 10 TR';
  expect(reportText({ kind: 'Fuel', vehicle, ...fuel })).toBe(
    'Fuel · AC 10 TR · 62.5 l · 118.20 · 152300 km · Card 2',
  );
  expect(reportText({ kind: 'Other', vehicle: null, ...fuel, note: 'Gate broken ' })).toBe(
    'Other · Gate broken',
  );
});
