import { ReportChart } from '#contexts/reports/links/ReportChart.tsx';
import { chartHeights } from '#ui/chart-height.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useBookingsPerDay } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';

const title = 'Bookings per day';

/** The names of fourteen days are slanted. */
const aDrawing = (
  <div className="p-4">
    <Skeleton height={chartHeights.leaning} />
  </div>
);

/** The number of bookings of each day of the last two weeks, by outcome. */
export function BookingsPerDay() {
  const query = useBookingsPerDay();
  if (query.data?.chart) return <ReportChart chart={{ ...query.data.chart, title }} />;
  return (
    <Panel title={title} flush>
      <PanelBody query={query} shape={aDrawing}>
        {() => null}
      </PanelBody>
    </Panel>
  );
}
