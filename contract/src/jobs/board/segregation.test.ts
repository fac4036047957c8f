import { describe, expect, it } from 'vitest';
import { allocationReasons } from './checks.ts';
import { aBoardJob, aBoardLane, boardPlaces } from './examples.ts';
import { laneStart, proposalOf } from './proposals.ts';
import type { BoardJob } from './shapes.ts';

const goods = (code: string, hazard: string, packagegroup: 'I' | 'II' | 'III' | null = null) => ({
  dangerousgoods: { code, class: hazard, packagegroup, compatibilitygroup: null },
});
const explosive = (code: string, hazard: string, compatibilitygroup: string) => ({
  dangerousgoods: { code, class: hazard, packagegroup: null, compatibilitygroup },
});
const { depot, newtown, penrith } = boardPlaces;
const petrol = aBoardJob({ jobno: 'J1', ...goods('UN1203 II', '3', 'II') });
const chlorine = aBoardJob({ jobno: 'J2', ...goods('UN1017', '2.3') });
const acid = aBoardJob({ jobno: 'J3', ...goods('UN1830 II', '8', 'II') });
const peroxide = aBoardJob({ jobno: 'J4', ...goods('UN2014 II', '5.1', 'II') });

const reasonsOf = (own: readonly BoardJob[], added: readonly BoardJob[]) => {
  const lane = aBoardLane({ jobs: [...own], dangerousgoodslicence: { classes: [] } });
  const start = laneStart(lane, Date.parse('2026-11-18T09:00:00+11:00'));
  return allocationReasons(proposalOf(lane, added, { beforeId: null, start }));
};

describe('dangerous goods on one vehicle', () => {
  it('refuse each other where the table forbids it, and name both jobs', () => {
    expect(reasonsOf([petrol], [chlorine])).toEqual([
      {
        isRefusing: true,
        text: '{one} of job {jobno} and {other} of job {otherno} must not travel together.',
        values: { one: 'UN1203 II', jobno: 'J1', other: 'UN1017', otherno: 'J2' },
      },
    ]);
  });

  it('are confirmed by the dispatcher where they have to be separated on board', () => {
    expect(reasonsOf([acid], [peroxide])).toEqual([
      {
        isRefusing: false,
        text: '{one} of job {jobno} and {other} of job {otherno} must be separated on board.',
        values: { one: 'UN1830 II', jobno: 'J3', other: 'UN2014 II', otherno: 'J4' },
      },
    ]);
  });

  it('may follow each other: the first is delivered before the second is picked up', () => {
    const later = { ...chlorine, from: penrith, to: newtown };
    expect(reasonsOf([petrol], [later])).toEqual([]);
  });

  it('count from the start of the day if they are on board already', () => {
    const onBoard: BoardJob = { ...petrol, status: 'PickedUp', to: depot };
    expect(reasonsOf([onBoard], [{ ...chlorine, from: penrith }])).toEqual([]);
    const last: BoardJob = { ...onBoard, to: penrith };
    const [reason] = reasonsOf([chlorine], [last]);
    expect(reason?.isRefusing).toBe(true);
  });

  it('say nothing of pairs that the driver has already', () => {
    expect(reasonsOf([petrol, chlorine], [aBoardJob()])).toEqual([]);
  });
});

describe('explosives on one vehicle', () => {
  const detonators = aBoardJob({ jobno: 'J5', ...explosive('UN0030', '1.1', 'B') });
  const propellant = aBoardJob({ jobno: 'J6', ...explosive('UN0161', '1.3', 'C') });
  const cartridges = aBoardJob({ jobno: 'J7', ...explosive('UN0012', '1.4', 'S') });
  const fireworks = aBoardJob({ jobno: 'J8', ...goods('UN0336', '1.4') });

  it('refuse each other by their compatibility groups', () => {
    const reasons = reasonsOf([detonators], [propellant]);
    expect(reasons.map(({ isRefusing, text }) => [isRefusing, text])).toEqual([
      [true, '{one} of job {jobno} and {other} of job {otherno} must not travel together.'],
    ]);
    expect(reasonsOf([propellant], [cartridges])).toEqual([]);
  });

  it('are confirmed by the dispatcher where a group is not known', () => {
    expect(reasonsOf([propellant], [fireworks])).toEqual([
      {
        isRefusing: false,
        text:
          '{one} of job {jobno} and {other} of job {otherno}: ' +
          'check their compatibility groups.',
        values: { one: 'UN0161', jobno: 'J6', other: 'UN0336', otherno: 'J8' },
      },
    ]);
  });
});
