import { expect, it } from 'vitest';
import { aBoard, aBoardJob, aBoardLane } from './examples.ts';
import { movedInto, withMultiStops } from './multi-stops.ts';

const no = 'J00000429';
const waits = aBoardJob({ multistopno: no });
const held = aBoardJob({ multistopno: no });
const underWay = aBoardJob({ multistopno: no, status: 'OutForDelivery' });
const alone = aBoardJob();
const board = aBoard({
  waiting: [waits, alone],
  lanes: [aBoardLane({ jobs: [held, underWay] })],
});

it('brings the other jobs of a multi-stop, but none that has left for its address', () => {
  expect(withMultiStops(board, new Set([waits.id]))).toEqual(new Set([waits.id, held.id]));
  expect(withMultiStops(board, new Set([alone.id]))).toEqual(new Set([alone.id]));
});

it('leaves what a driver has already at its place, unless it was chosen itself', () => {
  const [first, second] = [aBoardJob({ multistopno: no }), aBoardJob({ multistopno: no })];
  const lane = aBoardLane({ jobs: [first, second] });
  const moved = (chosen: string) => movedInto(lane, [first, second, alone], new Set([chosen]));
  expect(moved(second.id)).toEqual([second, alone]);
  expect(movedInto(aBoardLane(), [first, second], new Set([second.id]))).toEqual([first, second]);
});
