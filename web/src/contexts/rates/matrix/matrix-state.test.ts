import { expect, it } from 'vitest';
import {
  copied,
  decimalsOf,
  drawnTo,
  filled,
  filledDown,
  filledRight,
  keyOfLane,
  moved,
  put,
  type Sheet,
  undone,
} from './matrix-state.ts';

const zones = ['ADL', 'MEL', 'SYD'];
/** Saved: ADL to MEL 1, ADL to SYD 2, MEL to ADL 3. */
const saved = new Map([
  ['ADL|MEL', 1],
  ['ADL|SYD', 2],
  ['MEL|ADL', 3],
]);
const sheet: Sheet = {
  zones,
  savedOf: (from, to) => saved.get(keyOfLane(from, to)),
  changes: new Map(),
};
const block = (top: number, left: number, bottom: number, right: number) => ({
  top,
  left,
  bottom,
  right,
});
const amounts = (changes: Sheet['changes']) =>
  [...changes].map(([lane, { amount, was }]) => `${lane} ${was} → ${amount}`);

it('sets values in cells and ignores those outside the table', () => {
  const cells = [
    { row: 1, column: 2, amount: 1 },
    { row: 2, column: 2, amount: 3 },
    { row: 3, column: 2, amount: 5 },
  ];
  expect(amounts(put(sheet, cells))).toEqual(['MEL|SYD null → 1', 'SYD|SYD null → 3']);
});

it('knows the previous value, and that the saved value is no change', () => {
  const once = put(sheet, [{ row: 0, column: 1, amount: 5 }]);
  const twice = put({ ...sheet, changes: once }, [{ row: 0, column: 1, amount: 6 }]);
  expect(amounts(twice)).toEqual(['ADL|MEL 1 → 6']);
  expect(put({ ...sheet, changes: twice }, [{ row: 0, column: 1, amount: 1 }]).size).toBe(0);
});

it('fills down and right from the preceding row or column', () => {
  expect(amounts(filledDown(sheet, block(0, 1, 2, 2)))).toEqual([
    'MEL|MEL null → 1',
    'MEL|SYD null → 2',
    'SYD|MEL null → 1',
    'SYD|SYD null → 2',
  ]);
  expect(amounts(filledDown(sheet, block(1, 1, 1, 1)))).toEqual(['MEL|MEL null → 1']);
  expect(amounts(filledRight(sheet, block(1, 0, 1, 2)))).toEqual([
    'MEL|MEL null → 3',
    'MEL|SYD null → 3',
  ]);
  expect(filledDown(sheet, block(0, 0, 0, 0)).size).toBe(0);
});

it('repeats a block over the drawn area, and skips cells without a number', () => {
  const source = block(0, 0, 1, 0);
  expect(drawnTo(source, { row: 1, column: 2 })).toEqual(block(0, 0, 1, 2));
  expect(drawnTo(source, { row: 2, column: 1 })).toEqual(block(0, 0, 2, 0));
  expect(amounts(filled(sheet, source, block(0, 0, 1, 2)))).toEqual([
    'MEL|MEL null → 3',
    'MEL|SYD null → 3',
  ]);
});

it('undoes input, and copies in a format that spreadsheets read', () => {
  const changes = put(sheet, [
    { row: 0, column: 0, amount: 7 },
    { row: 2, column: 2, amount: 8 },
  ]);
  expect(amounts(undone({ ...sheet, changes }, block(0, 0, 1, 1)))).toEqual(['SYD|SYD null → 8']);
  expect(copied({ ...sheet, changes }, block(0, 0, 1, 1))).toBe('7\t1\n3\t');
});

it('formats all numbers with the decimals of the most precise one', () => {
  expect([decimalsOf([]), decimalsOf([1, 0.25, 0.1234])]).toEqual([2, 4]);
});

it('moves with arrow keys up to the edge', () => {
  const at = { row: 0, column: 1 };
  expect(['ArrowUp', 'ArrowDown', 'End', 'PageDown', 'x'].map((key) => moved(at, key, 3))).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 1 },
    { row: 0, column: 2 },
    { row: 2, column: 1 },
    undefined,
  ]);
});
