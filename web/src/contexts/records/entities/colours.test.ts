import { expect, it } from 'vitest';
import { rowColour } from './colours.ts';

const rules = [
  { field: 'result', equals: 'Failed', color: 'red' },
  { field: 'checked', equals: 'Tyres', color: 'amber' },
  { field: 'done', equals: false, color: 'blue' },
  { field: 'note', equals: 'x', color: 'pink' },
];
const type = {
  options: { pluralname: '', commsenabled: false, highlightrow: rules, hideshowfield: [] },
};

it('a row has the colour of the first rule that matches its data', () => {
  const colour = (data: Record<string, unknown>) => rowColour(type, { data });
  expect([
    colour({ checked: ['Lights', 'Tyres'], result: 'Failed' }),
    colour({ checked: ['Lights', 'Tyres'] }),
    colour({ done: false }),
    colour({ note: 'x' }),
    colour({}),
  ]).toEqual(['red', 'amber', 'blue', null, null]);
});
