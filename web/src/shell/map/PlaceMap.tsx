import { getMapPlaces, getMapStyle } from '@waybill/contract/lookups/endpoints';
import { useState } from 'react';
import { useEndpointQuery } from '#client/queries.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { MapExtent, MapViewProps } from '#ui/map/map-types.ts';
import { cx } from '#ui/cx.ts';
import { MapView } from '#ui/map/MapView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDebounced } from '#ui/use-debounced.ts';

/** A map over the installation's tile server, or over land with the names of places. */
export function PlaceMap(props: Omit<MapViewProps, 'places' | 'styleUrl' | 'onView'>) {
  const style = useEndpointQuery(getMapStyle, {}, { forever: true });
  const t = useTranslate();
  const [extent, setExtent] = useState<MapExtent | null>(null);
  const seen = useDebounced(extent, 250);
  const isBare = style.data?.url === null;
  const places = useEndpointQuery(getMapPlaces, roundedExtent(seen), {
    enabled: isBare && seen !== null,
    keepPrevious: true,
    forever: true,
  });
  if (style.isPending) {
    return (
      <div className="max-h-full overflow-hidden">
        <Skeleton height={320} />
      </div>
    );
  }
  return (
    <div className="relative size-full">
      <MapView
        {...props}
        styleUrl={style.data?.url ?? null}
        places={places.data?.items}
        onView={setExtent}
      />
      {props.onLasso !== undefined && (
        <p
          className={cx(
            'pointer-events-none absolute top-2 left-2 rounded-control bg-surface/85 px-2 py-0.5',
            'text-meta text-ink-2 pointer-coarse:hidden',
          )}
        >
          {t('Shift and drag to select')}
        </p>
      )}
    </div>
  );
}

/** Rounds to a hundredth of a degree, so that small movements cause no new request. */
function roundedExtent(extent: MapExtent | null): MapExtent {
  const { west, south, east, north } = extent ?? { west: 0, south: 0, east: 0, north: 0 };
  const part = (degrees: number, most: number) =>
    Math.min(most, Math.max(-most, Math.round(degrees * 100) / 100));
  return {
    west: part(west, 180),
    south: part(south, 90),
    east: part(east, 180),
    north: part(north, 90),
  };
}
