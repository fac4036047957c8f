import type { DriverRun } from '@waybill/contract/jobs/board/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useState } from 'react';
import { boxesThatFit } from './boxes.ts';
import { type MapBounds, projection } from '#ui/map/projection.ts';
import { t } from '../texts.ts';
import { placeNow, type PlaceNow } from '../stop/place-now.ts';
import { markOf, placesOfStops, type StopPlace } from './run-stops.ts';

/** Two units are a pixel of a phone. */
const sheet = { width: 720, height: 720, margin: 90 } as const;
const radius = 34;
const nameHeight = 40;
/** The width of a letter of 36 units, about. */
const labelSize_px = 19;
const digit = 23;

type RunMapProps = {
  readonly stops: readonly { job: Job; stop: number; isDelivery: boolean }[];
  readonly places: DriverRun['places'];
};

/**
 * The open stops as a drawing, north up, without streets: it needs no network. The list below it
 * has the same stops.
 */
export function RunMap({ stops, places }: RunMapProps) {
  const here = useHere();
  const suburbs = placesOfStops(stops, places);
  if (suburbs.length === 0) return <p>{t('The suburbs of these stops are not known.')}</p>;
  const at = projection(boundsOf([...suburbs, ...(here === null ? [] : [here])]), sheet);
  const marks = suburbs.map((suburb) => ({ ...suburb, ...at(suburb) }));
  const named = boxesThatFit(marks.map(nameBox), sheet);
  return (
    <figure className="m-0">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from the run's data
        role="img"
        aria-label={t('Map of the run')}
        className="w-full rounded-card border-2 border-edge bg-surface"
      >
        <polyline
          points={marks.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--edge)"
          strokeWidth={4}
        />
        {marks.map(({ suburb, x, y }, index) =>
          named.has(index) ? (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y + radius + nameHeight - 6}
              textAnchor="middle"
              className="fill-ink text-[36px]"
            >
              {suburb}
            </text>
          ) : null,
        )}
        {marks
          .map((mark, index) => <Mark key={mark.stops[0]} mark={mark} isNext={index === 0} />)
          // The next stop is drawn last, above the others.
          .toReversed()}
        {here !== null && <Here {...at(here)} />}
      </svg>
      <figcaption className="mt-1 text-ink-2">
        {t('Suburbs of the stops, north up, without streets')}
      </figcaption>
    </figure>
  );
}

type Drawn = StopPlace & { readonly x: number; readonly y: number };

const Mark = ({ mark, isNext }: { readonly mark: Drawn; readonly isNext: boolean }) => (
  <g>
    <rect
      x={mark.x - halfWidthOf(mark)}
      y={mark.y - radius}
      width={2 * halfWidthOf(mark)}
      height={2 * radius}
      rx={radius}
      fill={isNext ? 'var(--primary)' : 'var(--surface)'}
      stroke="var(--primary)"
      strokeWidth={4}
    />
    <text
      x={mark.x}
      y={mark.y + 12}
      textAnchor="middle"
      className={`text-[36px] font-bold ${isNext ? 'fill-on-primary' : 'fill-ink'}`}
    >
      {markOf(mark)}
    </text>
  </g>
);

const Here = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g>
    <title>{t('You')}</title>
    <circle cx={x} cy={y} r={16} fill="var(--danger)" stroke="var(--surface)" strokeWidth={5} />
  </g>
);

/** A mark is a circle, or longer if its text is. */
const halfWidthOf = (mark: StopPlace): number =>
  Math.max(radius, (markOf(mark).length * digit) / 2 + 14);

const nameBox = ({ suburb, x, y }: Drawn) => ({
  left: x - (suburb.length * labelSize_px) / 2,
  right: x + (suburb.length * labelSize_px) / 2,
  top: y + radius,
  bottom: y + radius + nameHeight,
});

function boundsOf(all: readonly { latitude: number; longitude: number }[]): MapBounds {
  const longitudes = all.map(({ longitude }) => longitude);
  const latitudes = all.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

/** Returns where the phone is once it knows. */
function useHere(): PlaceNow | null {
  const [here, setHere] = useState<PlaceNow | null>(null);
  useEffect(() => {
    void placeNow().then(setHere);
  }, []);
  return here;
}
