import type { LanePlan } from '@waybill/contract/jobs/board/lane';
import type { BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DayScale, loadPercent, percentAt } from './board-view.ts';

type LaneLoadsProps = {
  readonly lane: BoardLane;
  readonly plan: LanePlan;
  readonly scale: DayScale;
};

/**
 * The load over the day, as steps at the foot of a lane: as high as the strip where the vehicle is
 * full. The lane's head has the highest load as a number.
 */
export function LaneLoads({ lane, plan: { loads }, scale }: LaneLoadsProps) {
  const steps = loads.flatMap(({ from, load }) => {
    const percent = loadPercent(lane, load);
    return percent === null ? [] : [{ x: percentAt(scale, from), percent }];
  });
  if (!steps.some(({ percent }) => percent > 0)) return null;
  const line = steps.map(({ x, percent }) => `H${x}V${100 - Math.min(100, percent)}`).join('');
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-1.5 w-full"
    >
      <path d={`M${steps[0]?.x ?? 0} 100${line}H100V100Z`} className="fill-primary/60" />
    </svg>
  );
}
