import { useEffect } from 'react';
import { cx } from '../cx.ts';
import { useLabel } from '../labels.ts';
import { spreadSamePlaces, boundsOf } from './geo-data.ts';
import type { MapPosition, MapPoint, MapViewProps } from './map-types.ts';
import { chartColor } from '../chart-color.ts';

const width = 1000;
const height = 600;
const margin = 60;

/**
 * Points, lines and names of places as a drawing, for browsers without WebGL: north is up, it
 * neither moves nor selects. The list beside a map does both.
 */
export function MapSketch({ label, points, lines = [], places = [], onView }: MapViewProps) {
  const t = useLabel();
  const bounds = boundsOf([...points, ...lines.flatMap((line) => line.places)]);
  const [[west, south], [east, north]] = bounds ?? noBounds;
  useEffect(() => {
    onView?.({ west, south, east, north });
  }, [onView, west, south, east, north]);
  const at = projection(bounds ?? noBounds);
  return (
    <section
      aria-label={t(label)}
      className={cx(
        'h-full min-h-48 overflow-hidden rounded-card border border-hairline',
        'bg-surface',
      )}
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="size-full">
        {places.map((place) => (
          <text
            key={`${place.name} ${place.latitude} ${place.longitude}`}
            {...at(place)}
            textAnchor="middle"
            className="fill-ink-3 text-[16px]"
          >
            {place.name}
          </text>
        ))}
        {lines.map((line, index) => (
          <polyline
            key={line.id}
            points={line.places.map((place) => Object.values(at(place)).join(',')).join(' ')}
            fill="none"
            stroke={chartColor(index)}
            strokeWidth={line.width ?? 2}
            strokeOpacity={line.opacity ?? 0.5}
          />
        ))}
        {spreadSamePlaces(points).map((point) => {
          const { x, y } = at(point);
          return (
            <circle key={point.id} cx={x} cy={y} r={point.isSelected ? 11 : 7} fill={fillOf(point)}>
              <title>{point.label}</title>
            </circle>
          );
        })}
      </svg>
    </section>
  );
}

type Bounds = NonNullable<ReturnType<typeof boundsOf>>;

const noBounds: Bounds = [
  [110, -44],
  [155, -10],
];

/** Equal scales of both axes in the middle of what is shown; a single place is in the middle. */
function projection([[west, south], [east, north]]: Bounds) {
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const [wide, high] = [(east - west) * narrowing, north - south];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(wide, 0.01),
    (height - 2 * margin) / Math.max(high, 0.01),
  );
  return ({ latitude, longitude }: MapPosition) => ({
    x: Math.round(width / 2 + (longitude - (west + east) / 2) * narrowing * scale),
    y: Math.round(height / 2 - (latitude - (north + south) / 2) * scale),
  });
}

function fillOf({ isSelected, group, kind }: MapPoint): string {
  if (isSelected) return 'var(--late)';
  if (group !== undefined) return chartColor(group);
  return kind === 'waiting' ? 'var(--chart-2)' : 'var(--primary)';
}
