import { addDays, localDate } from '@waybill/kernel/local-date';
import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useSummary } from '../calls.ts';
import { madeSince } from '../days.ts';
import { PanelBody } from './PanelBody.tsx';

/** What the last seven days brought (decisions S-18). */
export function Totals() {
  const { timezone } = useTenant();
  const formats = useFormats();
  const weekAgo = addDays(localDate(useToday()), -6);
  const answer = useSummary(madeSince(weekAgo, timezone), true);
  return (
    <Panel title="Last 7 days" flush>
      <PanelBody answer={answer} lines={6}>
        {(sum) => (
          <div className="px-4 py-2">
            <KeyValueList
              facts={[
                { label: 'Bookings', value: formats.number(sum.totalBookings), number: true },
                { label: 'Pieces', value: formats.number(sum.totalBookingItems), number: true },
                {
                  label: 'Weight',
                  value: `${formats.number(Math.round(sum.totalBookingWeight))} kg`,
                  number: true,
                },
                {
                  label: 'Volume',
                  value: `${formats.number(sum.totalBookingCubic)} m³`,
                  number: true,
                },
                {
                  label: 'Freight inc. tax',
                  value: formats.money(sum.totalFreightCost),
                  number: true,
                },
                {
                  label: 'Insurance inc. tax',
                  value: formats.money(sum.totalInsuranceCost),
                  number: true,
                },
              ]}
            />
          </div>
        )}
      </PanelBody>
    </Panel>
  );
}
