import { ReportChart } from '#contexts/reports/links/ReportChart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useBookingsPerDay } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';

const title = 'Bookings per day';

/** How many bookings each of the last two weeks' days brought, by what became of them. */
export function BookingsPerDay() {
  const answer = useBookingsPerDay();
  if (answer.data?.chart) return <ReportChart chart={{ ...answer.data.chart, title }} />;
  return (
    <Panel title={title} flush>
      <PanelBody answer={answer} lines={8}>
        {() => null}
      </PanelBody>
    </Panel>
  );
}
