import type { ReactNode } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { PlanDifferences } from './PlanDifferences.tsx';
import { planTotals } from './timed-route.ts';
import { TotalsTable } from './TotalsTable.tsx';
import { planNames, type usePlans } from './use-plans.ts';

type PlanComparisonProps = {
  readonly plans: ReturnType<typeof usePlans>;
  readonly actions: ReactNode;
};

/** The totals of the plans, side by side; the displayed plan can be saved. */
export function PlanComparison({ plans, actions }: PlanComparisonProps) {
  const t = useTranslate();
  const { A, B } = plans.plans;
  const made = planNames.flatMap((name) => {
    const plan = plans.plans[name];
    return plan === null ? [] : [{ name: t('Plan {name}', { name }), totals: planTotals(plan) }];
  });
  return (
    <Panel
      title="Plan"
      flush
      actions={
        <>
          {made.length > 1 && (
            <SegmentedControl
              label="Plan shown"
              value={plans.shown}
              onChange={plans.show}
              options={planNames.map((name) => ({ value: name, label: name }))}
            />
          )}
          {actions}
        </>
      }
    >
      <TotalsTable columns={made} />
      {A !== null && B !== null && <PlanDifferences before={A} after={B} />}
    </Panel>
  );
}
