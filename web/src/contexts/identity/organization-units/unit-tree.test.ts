import { describe, expect, it } from 'vitest';
import { homesFor, linesOf, membersBelow, moveBy, type Unit } from './unit-tree.ts';

const unit = (id: number, code: string, displayName: string, parentId: number | null): Unit => ({
  id,
  parentId,
  code,
  displayName,
  memberCount: id,
  creationTime: '2026-11-17T22:30:00.000Z',
  creatorUserId: null,
  lastModificationTime: null,
  lastModifierUserId: null,
});

const units = [
  unit(1, '00001', 'Operations', null),
  unit(2, '00001.00001', 'Dispatch', 1),
  unit(3, '00001.00001.00001', 'Night shift', 2),
  unit(4, '00002', 'Office', null),
];
const names = (closed: readonly number[], text = '') =>
  linesOf(units, new Set(closed), text).map(({ unit: { displayName } }) => displayName);

describe('the rows of the organization tree', () => {
  it('exclude what is below a collapsed unit', () => {
    expect(names([])).toEqual(['Operations', 'Dispatch', 'Night shift', 'Office']);
    expect(names([2])).toEqual(['Operations', 'Dispatch', 'Office']);
    expect(names([1, 2])).toEqual(['Operations', 'Office']);
  });

  it('include matches of a search and their ancestors', () => {
    expect(names([1], 'night')).toEqual(['Operations', 'Dispatch', 'Night shift']);
    expect(names([], 'nobody')).toEqual([]);
  });

  it('show where a unit can be moved: not into itself', () => {
    const [operations, dispatch] = units;
    expect(operations && homesFor(units, operations)).toEqual([{ id: 4, path: 'Office' }]);
    expect(dispatch && homesFor(units, dispatch).map(({ path }) => path)).toEqual([
      'Operations',
      'Office',
    ]);
  });

  it('count the users of the whole subtree', () => {
    expect(units.map((each) => membersBelow(units, each))).toEqual([6, 5, 3, 4]);
  });
});

describe('keys', () => {
  const lines = linesOf(units, new Set([2]), '');
  it.each([
    ['ArrowDown', 1, { kind: 'focus', id: 2 }],
    ['ArrowDown', 4, null],
    ['ArrowUp', 4, { kind: 'focus', id: 2 }],
    ['Home', 4, { kind: 'focus', id: 1 }],
    ['End', 1, { kind: 'focus', id: 4 }],
    ['ArrowRight', 2, { kind: 'open', id: 2 }],
    ['ArrowRight', 1, { kind: 'focus', id: 2 }],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 1, { kind: 'close', id: 1 }],
    ['ArrowLeft', 2, { kind: 'focus', id: 1 }],
    ['Enter', 2, { kind: 'choose', id: 2 }],
    ['x', 2, null],
  ])('%s on %i', (key, at, move) => {
    expect(moveBy(key, lines, at)).toEqual(move);
  });
});
