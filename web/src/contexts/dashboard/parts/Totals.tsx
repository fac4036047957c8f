import type { getBookingsSummary } from '@waybill/contract/booking/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useSummary } from '../calls.ts';
import { madeSince } from '../days.ts';
import { PanelBody } from './PanelBody.tsx';

/** The totals of the last seven days (decisions S-18). */
export function Totals() {
  const { timezone } = useTenant();
  const weekAgo = addDays(localDate(useToday()), -6);
  const query = useSummary(madeSince(weekAgo, timezone), true);
  return (
    <Panel title="Last 7 days" flush>
      <PanelBody query={query} shape={<Sums sum={undefined} />}>
        {(sum) => <Sums sum={sum} />}
      </PanelBody>
    </Panel>
  );
}

/** The totals; only their names while they are loading. */
function Sums({ sum }: { readonly sum: ResultOf<typeof getBookingsSummary> | undefined }) {
  const { number, money } = useFormats();
  const values: readonly (readonly [string, string | undefined])[] = [
    ['Bookings', sum && number(sum.totalBookings)],
    ['Pieces', sum && number(sum.totalBookingItems)],
    ['Weight', sum && `${number(Math.round(sum.totalBookingWeight))} kg`],
    ['Volume', sum && `${number(sum.totalBookingCubic)} m³`],
    ['Freight inc. GST', sum && money(sum.totalFreightCost)],
    ['Fuel and extras inc. GST', sum && money(sum.totalAdditionalCost)],
    ['Insurance inc. GST', sum && money(sum.totalInsuranceCost)],
    ['Total inc. GST', sum && money(sum.totalCost)],
  ];
  return (
    <div className="px-4 py-2">
      <KeyValueList
        details={values.map(([label, value]) => ({ label, value, number: true }))}
        pending={sum === undefined}
      />
    </div>
  );
}
