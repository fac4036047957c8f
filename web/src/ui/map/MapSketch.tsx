import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useLabel } from '../labels.ts';
import { boundsOf, type Pixel, spreadSamePlaces } from './geo-data.ts';
import { initialsOf } from '../initials.ts';
import { isAdding, watchLasso } from './lasso.ts';
import type { MapPosition, MapPoint, MapViewProps } from './map-types.ts';
import { type MapBounds, projection } from './projection.ts';
import { chartColor } from '../chart-color.ts';
import { useWatched, watchable } from '../watched.ts';

const width = 1000;
const height = 600;
const margin = 60;

/**
 * Points, lines and names of places as a drawing, for browsers without WebGL: north is up, and it
 * does not move. Points are selected as on a map.
 */
export function MapSketch(props: MapViewProps) {
  const { label, points, selected, lines = [], places = [], onView } = props;
  const t = useLabel();
  const drivers = useWatched(props.moving ?? nobody);
  const around = useFirstBounds(drivers);
  const bounds = boundsOf([...points, ...lines.flatMap((line) => line.places)]) ?? around;
  const [[west, south], [east, north]] = bounds ?? noBounds;
  useEffect(() => {
    onView?.({ west, south, east, north });
  }, [onView, west, south, east, north]);
  const at = projection(bounds ?? noBounds, { width, height, margin });
  const place = useSelecting(props, at);
  return (
    <section
      ref={place}
      aria-label={t(label)}
      className={cx(
        'relative h-full min-h-48 overflow-hidden rounded-card border border-hairline',
        'bg-surface',
      )}
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="size-full">
        {places.map((place) => (
          <text
            key={`${place.name} ${place.latitude} ${place.longitude}`}
            {...at(place)}
            dy={-12}
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
          const isSelected = selected?.has(point.id) === true;
          return (
            <circle
              key={point.id}
              data-point={point.id}
              cx={x}
              cy={y}
              r={isSelected ? 11 : 7}
              fill={isSelected ? 'var(--late)' : fillOf(point)}
            >
              <title>{point.label}</title>
            </circle>
          );
        })}
        {drivers.map((driver) => (
          <DriverMark
            key={driver.id}
            driver={driver}
            place={at(driver)}
            isSelected={selected?.has(driver.id) === true}
          />
        ))}
      </svg>
    </section>
  );
}

const nobody = watchable<readonly MapPoint[]>([]);

type DriverMarkProps = {
  readonly driver: MapPoint;
  readonly place: Pixel;
  readonly isSelected: boolean;
};

function DriverMark({ driver, place: { x, y }, isSelected }: DriverMarkProps) {
  const { id, label, short = label, kind } = driver;
  return (
    <g>
      <title>{label}</title>
      <circle
        data-point={id}
        cx={x}
        cy={y}
        r={isSelected ? 20 : 15}
        fill={kind === 'staleDriver' ? 'var(--surface)' : fillOf(driver)}
        stroke={isSelected ? 'var(--late)' : 'var(--ink-3)'}
        strokeWidth={isSelected ? 4 : 2}
      />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        className={cx(
          'pointer-events-none text-[14px]',
          kind === 'staleDriver' ? 'fill-ink-2' : 'fill-surface',
        )}
      >
        {initialsOf(short)}
      </text>
    </g>
  );
}

/** The bounds of the first positions: points that move do not move the drawing. */
function useFirstBounds(positions: readonly MapPosition[]): MapBounds | null {
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  if (bounds === null && positions.length > 0) setBounds(boundsOf(positions));
  return bounds;
}

/** Selects points by click and by lasso; returns the reference of the drawing's element. */
function useSelecting(props: MapViewProps, at: (position: MapPosition) => Pixel) {
  const place = useRef<HTMLElement>(null);
  const latest = useRef({ ...props, at });
  useEffect(() => {
    latest.current = { ...props, at };
  });
  useEffect(() => {
    const section = place.current;
    if (section === null) return;
    const pick = (event: MouseEvent) => {
      const id = pointOf(event.target);
      if (id !== undefined) latest.current.onPick?.(id, isAdding(event));
    };
    section.addEventListener('click', pick);
    const stop = watchLasso(section, {
      points: () => latest.current.points,
      pixelOf: (position) => onScreen(section, latest.current.at(position)),
      onLasso: (ids) => latest.current.onLasso?.(ids),
    });
    return () => {
      section.removeEventListener('click', pick);
      stop();
    };
  }, []);
  return place;
}

const pointOf = (target: EventTarget | null): string | undefined =>
  target instanceof SVGElement ? target.dataset['point'] : undefined;

/** Converts units of the drawing to pixels: it is as large as fits, in the middle. */
function onScreen(section: HTMLElement, { x, y }: Pixel): Pixel {
  const { clientWidth, clientHeight } = section;
  const scale = Math.min(clientWidth / width, clientHeight / height);
  return {
    x: (clientWidth - width * scale) / 2 + x * scale,
    y: (clientHeight - height * scale) / 2 + y * scale,
  };
}

const noBounds: MapBounds = [
  [110, -44],
  [155, -10],
];

function fillOf({ group, kind }: MapPoint): string {
  if (group !== undefined) return chartColor(group);
  return kind === 'waiting' ? 'var(--chart-2)' : 'var(--primary)';
}
