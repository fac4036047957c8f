/** Who may carry dangerous goods, as skills of the solver. */
import { isCovered } from './checks.ts';
import type { BoardJob, BoardLane } from './shapes.ts';

/**
 * Returns a skill for each class of dangerous goods on the board, and one for goods without a
 * class.
 */
export const skillsFor = (
  { dangerousgoods: goods }: BoardJob,
  classes: readonly string[],
): number[] =>
  goods === null ? [] : [goods.class === null ? 1 : 2 + classes.indexOf(goods.class)];

export function skillsOf(
  { dangerousgoodslicence: licence }: BoardLane,
  classes: readonly string[],
): number[] {
  if (licence === null) return [];
  const covered = classes.flatMap((each, index) =>
    isCovered(licence.classes, each) ? [2 + index] : [],
  );
  return isCovered(licence.classes, null) ? [1, ...covered] : covered;
}
