import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import { Chart } from '#ui/Chart.tsx';
import { useCountsPerDay } from '../calls.ts';
import { lastDays } from '../days.ts';

const days = 14;
const series = [
  { key: 'delivered', label: 'Delivered' },
  { key: 'inTransit', label: 'In transit' },
  { key: 'processing', label: 'Processing' },
  { key: 'exception', label: 'Exception' },
] as const;

/** How many bookings each of the last two weeks' days brought, by what became of them. */
export function BookingsPerDay() {
  const { timezone } = useTenant();
  const formats = useFormats();
  const asked = lastDays(useToday(), days, timezone);
  const answers = useCountsPerDay(asked, true);
  const counts = answers.map(({ data }) => data);
  const points = counts.every((each) => each !== undefined)
    ? counts.map((each, at) => ({
        x: shortDay(asked[at]?.day ?? ''),
        delivered: each.delivered,
        inTransit: each.inTransit,
        processing: each.processing,
        exception: each.exception,
      }))
    : undefined;
  const hasFailed = answers.some(({ error }) => error !== null);
  return (
    <Chart
      title="Bookings per day"
      kind="bar"
      stacked
      xLabel="Day"
      series={series}
      points={points ?? (hasFailed ? [] : undefined)}
      empty="The numbers could not be loaded"
      format={formats.number}
    />
  );
}

const shortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  });
