import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';

type Grid = Parameters<typeof MatrixGrid>[0];
const calls = () => ({
  onActive: vi.fn<Grid['onActive']>(),
  onType: vi.fn<Grid['onType']>(),
  onPaste: vi.fn<Grid['onPaste']>(),
  onOpen: vi.fn<Grid['onOpen']>(),
});
const drawn = (on: ReturnType<typeof calls>, mayEdit = true) =>
  draw(
    <MatrixGrid
      zones={['MEL', 'SYD']}
      savedOf={(from, to) => (from === to ? undefined : 0.3)}
      changes={new Map([['SYD|MEL', 0.5]])}
      active={{ row: 0, column: 1 }}
      mayEdit={mayEdit}
      {...on}
    />,
  );

it('takes what is typed with Enter and goes to the lane below', async () => {
  const on = calls();
  const { person } = drawn(on);
  screen.getByRole('grid').focus();
  await person.keyboard('0.55{Enter}');
  expect(on.onType.mock.calls).toEqual([[{ row: 0, column: 1 }, 0.55]]);
  expect(on.onActive.mock.calls).toEqual([[{ row: 1, column: 1 }]]);
  await person.keyboard('7{Escape}{ArrowLeft}');
  expect(on.onType).toHaveBeenCalledTimes(1);
  expect(on.onActive).toHaveBeenLastCalledWith({ row: 0, column: 0 });
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

it('keeps what is no price until it is mended, and opens a rate with Enter', async () => {
  const on = calls();
  const { person } = drawn(on);
  screen.getByRole('grid').focus();
  await person.keyboard('{Enter}');
  expect(on.onOpen).toHaveBeenCalledTimes(1);
  await person.keyboard('1.2.3{Enter}');
  expect(on.onType).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '1.2.3');
});

it('hands on what is pasted, to those who may change rates', () => {
  const on = calls();
  const { person } = drawn(on, false);
  expect(person).toBeDefined();
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => '1' } });
  expect(on.onPaste).not.toHaveBeenCalled();
});
