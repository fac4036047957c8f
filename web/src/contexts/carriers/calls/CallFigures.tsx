import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { latencyOf, type Timed } from './latency.ts';
import { useAccountCalls } from './calls.ts';

/** The number of requests in the chart: the newest. */
const visible = 50;
const height = 40;

/** A carrier's recent performance: success rate, response times, and each request as a bar. */
export function CallFigures({ accountId }: { readonly accountId: number }) {
  const t = useTranslate();
  const { number } = useFormats();
  const calls = useAccountCalls(accountId, { skip: 0, take: visible, isFailed: false }).data?.items;
  if (calls === undefined || calls.length < 2) return null;
  const { answered: response, half, most } = latencyOf(calls);
  // Rounded up, as it is an upper bound.
  const seconds = (ms: number) =>
    t('{seconds} s', { seconds: number(Math.max(1, Math.ceil(ms / 100)) / 10, { least: 1 }) });
  return (
    <figure
      className={cx(
        'mb-3 flex flex-wrap items-end gap-x-6 gap-y-2 rounded-card border border-hairline',
        'bg-surface px-4 py-3',
      )}
    >
      <Bars calls={calls.toReversed()} />
      <figcaption className="min-w-0 flex-1 basis-64 text-ink-2">
        {t('{answered} of the last {count} requests succeeded', {
          count: number(calls.length),
          answered: number(response),
        })}
        {response > 0 &&
          `: ${t('median {half}, 95th percentile {most}', {
            half: seconds(half),
            most: seconds(most),
          })}`}
        .
      </figcaption>
    </figure>
  );
}

/** The oldest request on the left; failed ones are coloured and have full height. */
function Bars({ calls }: { readonly calls: readonly Timed[] }) {
  const longest = Math.max(1, ...calls.map(({ duration }) => duration));
  return (
    <svg
      aria-hidden="true"
      width={calls.length * 5}
      height={height}
      className="max-w-full shrink-0"
      preserveAspectRatio="none"
      viewBox={`0 0 ${calls.length * 5} ${height}`}
    >
      {calls.map(({ id, duration, isOk }, at) => {
        const tall = isOk ? Math.max(2, (duration / longest) * height) : height;
        return (
          <rect
            key={id}
            x={at * 5}
            y={height - tall}
            width={4}
            height={tall}
            className={cx(isOk ? 'fill-primary' : 'fill-danger')}
          />
        );
      })}
    </svg>
  );
}
