import { expect, it } from 'vitest';
import { columnsInOwnWords } from './own-words.ts';

const words = { toSuburb: 'Nach · Ort', weight: 'Gewicht pro Packstück', quantity: 'Anzahl' };

it('finds the columns of a template in the reader’s language, with or without units', () => {
  const heads = ['Nach · Ort', 'Gewicht pro Packstück (kg)', 'Bemerkung'];
  expect(columnsInOwnWords({ heads, columns: {} }, words)).toEqual({
    toSuburb: 'Nach · Ort',
    weight: 'Gewicht pro Packstück (kg)',
  });
});

it('leaves the columns that the server found, and has nothing to add where it found all', () => {
  const heads = ['suburb', 'Nach · Ort'];
  expect(columnsInOwnWords({ heads, columns: { toSuburb: 'suburb' } }, words)).toBeUndefined();
});
