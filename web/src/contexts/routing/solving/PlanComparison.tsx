import type { ReactNode } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { type PlanTotals, planTotals } from './timed-route.ts';
import { planNames, type usePlans } from './use-plans.ts';

type PlanComparisonProps = {
  readonly plans: ReturnType<typeof usePlans>;
  readonly actions: ReactNode;
};

/** The totals of the plans, side by side; the displayed plan can be saved. */
export function PlanComparison({ plans, actions }: PlanComparisonProps) {
  const t = useTranslate();
  const rows = useMeasures();
  const made = planNames.flatMap((name) => {
    const plan = plans.plans[name];
    return plan === null ? [] : [{ name, totals: planTotals(plan) }];
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
      <table className="w-full text-table">
        <thead>
          <tr className="border-b border-hairline text-left">
            <th scope="col" className="px-4 py-1.5 font-semibold">
              {t('Measure')}
            </th>
            {made.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-1.5 text-right font-semibold">
                {t('Plan {name}', { name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label} className="border-b border-hairline last:border-0">
              <th scope="row" className="px-4 py-1.5 text-left font-normal text-ink-2">
                {label}
              </th>
              {made.map(({ name, totals }) => (
                <td key={name} className="num px-4 py-1.5 text-right">
                  {text(totals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

type Measure = { readonly label: string; readonly text: (totals: PlanTotals) => string };

function useMeasures(): readonly Measure[] {
  const t = useTranslate();
  const { number, money } = useFormats();
  const minutes = (seconds: number) => Math.ceil(seconds / 60);
  return [
    { label: t('Drivers'), text: ({ drivers }) => number(drivers) },
    {
      label: t('Distance'),
      text: ({ distance_m }) => `${number(Math.round(distance_m / 1000))} km`,
    },
    { label: t('Hours'), text: ({ hours }) => `${number(Math.round(hours * 10) / 10)} h` },
    { label: t('Cost'), text: ({ cost_cents }) => money(cost_cents / 100) },
    { label: t('Lateness'), text: ({ late_s }) => `${number(minutes(late_s))} min` },
    { label: t('Unassigned jobs'), text: ({ unassigned }) => number(unassigned) },
  ];
}
