import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { chartHeight, leans } from './chart-height.ts';
import type { ChartProps } from './chart-types.ts';
import { useLabel } from './labels.ts';
import { chartColor } from './chart-color.ts';

type ChartDrawingProps = ChartProps & { readonly points: NonNullable<ChartProps['points']> };

/** The chart itself; in a chunk of its own because the chart library is large. */
export function ChartDrawing(props: ChartDrawingProps) {
  const t = useLabel();
  const { kind, points, series, stacked, format = String, title, onPoint } = props;
  const names = points.map(({ x }) => x);
  const isLeaning = leans(props);
  const parts = (
    <>
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis
        dataKey="x"
        {...axis}
        {...(isLeaning ? leaning : { minTickGap: kind === 'bar' ? 8 : 24 })}
      />
      <YAxis {...axis} width="auto" domain={[0, 'auto']} tickFormatter={format} />
      <Tooltip
        cursor={{ fill: 'var(--sunken)', stroke: 'var(--hairline)' }}
        formatter={(value) => format(Number(value))}
        contentStyle={tooltip}
        isAnimationActive={false}
      />
      {series.length > 1 && (
        <Legend itemSorter={null} iconSize={10} wrapperStyle={{ fontSize: 12 }} />
      )}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws inside
    <div role="img" aria-label={t(title)} style={{ height: chartHeight(props) }}>
      <ResponsiveContainer width="100%" height="100%">
        {kind === 'bar' ? (
          <BarChart
            data={[...points]}
            margin={isLeaning ? { ...margin, left: labelWidth(names[0]) } : margin}
            accessibilityLayer={false}
          >
            {parts}
            {series.map(({ key, label }, at) => (
              <Bar
                key={key}
                dataKey={key}
                name={t(label)}
                fill={chartColor(at)}
                radius={stacked ? 0 : 2}
                isAnimationActive={false}
                {...(onPoint && {
                  cursor: 'pointer',
                  onClick: (_bar: unknown, at: number) => onPoint(at, key),
                })}
                {...(stacked ? { stackId: 'all' } : {})}
              />
            ))}
          </BarChart>
        ) : (
          <LineChart
            data={[...points]}
            margin={margin}
            accessibilityLayer={false}
            {...(onPoint && {
              onClick: ({ activeTooltipIndex: at }) =>
                at != null && onPoint(Number(at), series[0]?.key ?? ''),
            })}
          >
            {parts}
            {series.map(({ key, label }, at) => (
              <Line
                key={key}
                dataKey={key}
                name={t(label)}
                stroke={chartColor(at)}
                strokeWidth={2}
                strokeDasharray={dashes[at] ?? ''}
                dot={false}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}

const nameMax = 16;
const leaning = {
  interval: 0,
  angle: -35,
  textAnchor: 'end',
  height: 84,
  tickFormatter: (name: string) =>
    name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name,
} as const;

/** Pixels to reserve left of the axis so that the first, slanted name is not cut off. */
const labelWidth = (name = ''): number => Math.max(0, Math.min(name.length, nameMax) * 5.5 - 24);

const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 4'] as const;
const margin = { top: 8, right: 16, bottom: 0, left: 0 } as const;
const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fontSize: 12, fill: 'var(--ink-3)' },
} as const;
const tooltip = {
  background: 'var(--surface)',
  border: '1px solid var(--hairline)',
  borderRadius: 6,
  fontSize: 13,
} as const;
