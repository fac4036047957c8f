/** Why the route solver leaves a job out, as a sentence. */
import type { PlanSoFar } from '../../routing/solving/shapes.ts';
import type { AllocationReason } from './checks.ts';

type SolverReason = PlanSoFar['unassigned'][number]['reason'];

export const leftReason = (reason: SolverReason): AllocationReason => ({
  isRefusing: true,
  text: texts[reason],
  values: {},
});

const texts: Readonly<Record<SolverReason, string>> = {
  capacity: 'No vehicle has room for it.',
  'time window': 'No driver can be there in time.',
  skill: 'No driver may carry these goods.',
  'no road': 'No road leads there.',
  hours: 'No driver has hours left for it.',
  segregation: 'The goods of the drivers with room must not travel with these.',
};
