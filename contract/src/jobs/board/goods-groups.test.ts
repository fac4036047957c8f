import { describe, expect, it } from 'vitest';
import { aBoard, aBoardJob, aBoardLane } from './examples.ts';
import { goodsGroups, ownGroups } from './goods-groups.ts';
import { segregationRule } from '../../dangerousGoods/carriers/segregation.ts';
import { goodsKindOf } from './segregation.ts';
import { solverInputOf } from './solver-input.ts';
import { suggestionOf } from './suggestion.ts';

const goods = (code: string, hazard: string, packagegroup: 'I' | 'II' | 'III' | null = null) =>
  aBoardJob({
    dangerousgoods: { code, class: hazard, packagegroup, compatibilitygroup: null },
  });
const petrol = () => goods('UN1203 II', '3', 'II');
const chlorine = () => goods('UN1017', '2.3');
const radioactive = () => goods('UN2915', '7');

describe('groups of dangerous goods', () => {
  it('are numbered where the table separates them from others on the board', () => {
    const [one, two, gas, plain] = [petrol(), petrol(), chlorine(), aBoardJob()];
    const groups = goodsGroups([one, gas, two, plain, radioactive()]);
    expect([one, gas, two, plain, radioactive()].map(groups.of)).toEqual([0, 1, 0, null, null]);
    expect(groups.pairs).toEqual([[0, 1]]);
    expect(goodsGroups([one, plain]).pairs).toEqual([]);
  });

  it('exclude exactly what the shown violations name', () => {
    const classes = '1.1 1.4 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 7 8 9'.split(' ');
    const jobs = classes.flatMap((each) => [
      goods(`UN1001 I`, each, 'I'),
      goods(`UN1002 II`, each, 'II'),
    ]);
    const { of, pairs } = goodsGroups(jobs);
    const excluded = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (const one of jobs) {
      for (const other of jobs) {
        const [a, b] = [one, other].map(({ dangerousgoods }) => goodsKindOf(dangerousgoods!));
        const isApart = segregationRule(a!, b!) !== null;
        expect(excluded.has(`${of(one)} ${of(other)}`)).toBe(isApart);
      }
    }
  });

  it('leave out the goods that a driver carries one after the other already', () => {
    const jobs = [petrol(), chlorine(), radioactive(), goods('UN1072', '2.1')];
    const groups = goodsGroups(jobs);
    const own = (...of: typeof jobs) => [...ownGroups(of, groups).keys()];
    expect(own(jobs[0]!, jobs[2]!)).toEqual([jobs[0]!.id, jobs[2]!.id]);
    expect(own(jobs[0]!, jobs[1]!)).toEqual([]);
  });

  it('reach the solver, and a suggestion says why goods are left [ui-logistics-013]', () => {
    const licensed = aBoardLane({
      jobs: [chlorine()],
      dangerousgoodslicence: { classes: [] },
    });
    const board = aBoard({ waiting: [petrol()], lanes: [licensed] });
    const input = solverInputOf(board);
    expect(input?.segregated).toEqual([[0, 1]]);
    expect(input?.shipments.map((each) => each.segregation_groups)).toEqual([[1], [0]]);
    const unassigned = [{ id: 0, type: 'pickup' as const, reason: 'segregation' as const }];
    expect(suggestionOf(board, { routes: [], unassigned }).left).toMatchObject([
      { reason: { text: 'The goods of the drivers with room must not travel with these.' } },
    ]);
  });
});
