import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { type GridActs, MatrixGrid } from './MatrixGrid.tsx';

const calls = () => ({
  onRange: vi.fn<GridActs['onRange']>(),
  onType: vi.fn<GridActs['onType']>(),
  onPaste: vi.fn<GridActs['onPaste']>(),
  onCopy: vi.fn<GridActs['onCopy']>(() => '0.3'),
  onFill: vi.fn<GridActs['onFill']>(),
  onFillDown: vi.fn<GridActs['onFillDown']>(),
  onFillRight: vi.fn<GridActs['onFillRight']>(),
  onTakeBack: vi.fn<GridActs['onTakeBack']>(),
  onUndo: vi.fn<GridActs['onUndo']>(),
  onRedo: vi.fn<GridActs['onRedo']>(),
  onOpen: vi.fn<GridActs['onOpen']>(),
});
const at = { row: 0, column: 1 };
const drawn = (on: ReturnType<typeof calls>, mayEdit = true) =>
  draw(
    <MatrixGrid
      sheet={{
        zones: ['MEL', 'SYD'],
        savedOf: (from, to) => (from === to ? undefined : 0.3),
        changes: new Map([['SYD|MEL', { amount: 0.5, was: 0.3 }]]),
      }}
      range={{ anchor: at, active: at }}
      refused={new Set()}
      inherited={new Set()}
      decimals={2}
      mayEdit={mayEdit}
      {...on}
    />,
  );
const only = (row: number, column: number) => ({
  anchor: { row, column },
  active: { row, column },
});

it('accepts input with Enter and moves to the lane below', async () => {
  const on = calls();
  const { person } = drawn(on);
  screen.getByRole('grid').focus();
  await person.keyboard('0.55{Enter}');
  expect(on.onType.mock.calls).toEqual([[at, 0.55]]);
  expect(on.onRange.mock.calls).toEqual([[only(1, 1)]]);
  await person.keyboard('7{Escape}{ArrowLeft}');
  expect(on.onType).toHaveBeenCalledTimes(1);
  expect(on.onRange).toHaveBeenLastCalledWith(only(0, 0));
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

it('keeps invalid input until it is corrected, and opens a rate with Enter', async () => {
  const on = calls();
  const { person } = drawn(on);
  screen.getByRole('grid').focus();
  await person.keyboard('{Enter}');
  expect(on.onOpen).toHaveBeenCalledTimes(1);
  await person.keyboard('1.2.3{Enter}');
  expect(on.onType).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '1.2.3');
});

it('selects with Shift, fills, and undoes with spreadsheet shortcuts', async () => {
  const on = calls();
  const { person } = drawn(on);
  screen.getByRole('grid').focus();
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(on.onRange.mock.calls).toEqual([[{ anchor: at, active: { row: 1, column: 1 } }]]);
  await person.keyboard('{Control>}d{/Control}{Control>}r{/Control}{Control>}z{/Control}{Delete}');
  const result = [on.onFillDown, on.onFillRight, on.onUndo, on.onTakeBack];
  expect(result.map((each) => each.mock.calls.length)).toEqual([1, 1, 1, 1]);
});

it('forwards paste and fill only for users who may change rates', () => {
  const on = calls();
  drawn(on, false);
  const grid = screen.getByRole('grid');
  fireEvent.paste(grid, { clipboardData: { getData: () => '1' } });
  fireEvent.keyDown(grid, { key: 'd', ctrlKey: true });
  expect([on.onPaste, on.onFillDown].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});
