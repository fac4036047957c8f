import { durationText } from '@waybill/contract/jobs/board/duration-text';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { PlanTotals } from './timed-route.ts';

type TotalsTableProps = {
  /** Names of the columns are shown as they are. */
  readonly columns: readonly { readonly name: string; readonly totals: PlanTotals }[];
};

/** The figures of plans, side by side. */
export function TotalsTable({ columns }: TotalsTableProps) {
  const t = useTranslate();
  const rows = useMeasures();
  return (
    <table className="w-full text-table">
      <thead>
        <tr className="border-b border-hairline text-left">
          <th scope="col" className="px-4 py-1.5 font-semibold">
            {t('Measure')}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="px-4 py-1.5 text-right font-semibold">
              {name}
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
            {columns.map(({ name, totals }) => (
              <td key={name} className="num px-4 py-1.5 text-right">
                {text(totals)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Measure = { readonly label: string; readonly text: (totals: PlanTotals) => string };

function useMeasures(): readonly Measure[] {
  const t = useTranslate();
  const { number, money } = useFormats();
  return [
    { label: t('Drivers'), text: ({ drivers }) => number(drivers) },
    {
      label: t('Distance'),
      text: ({ distance_m }) => `${number(Math.round(distance_m / 1000))} km`,
    },
    { label: t('Hours'), text: ({ hours }) => `${number(Math.round(hours * 10) / 10)} h` },
    { label: t('Cost'), text: ({ cost_cents }) => money(cost_cents / 100) },
    { label: t('Lateness'), text: ({ late_s }) => durationText(Math.ceil(late_s / 60)) },
    { label: t('Unassigned jobs'), text: ({ unassigned }) => number(unassigned) },
  ];
}
