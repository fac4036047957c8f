import type { GeoPoint } from '@waybill/contract/fleet/waypoints/polyline';
import { useMemo } from 'react';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';

const marked: ReadonlySet<string> = new Set(['here']);

type TrailMapProps = {
  readonly places: readonly GeoPoint[];
  /** The index of the selected position. */
  readonly at: number;
};

/** A trail on a map: the part up to the selected position is highlighted, and a point marks it. */
export function TrailMap({ places, at }: TrailMapProps) {
  const lines = useMemo(
    () => [
      { id: 'all', label: '', places, width: 3 },
      { id: 'past', label: '', places: places.slice(0, at + 1), width: 4, opacity: 1 },
    ],
    [places, at],
  );
  const points = useMemo(() => {
    const here = places[at];
    if (here === undefined) return [];
    return [{ id: 'here', label: '', ...here, kind: 'place' as const }];
  }, [places, at]);
  return <PlaceMap label="Trail, north up" points={points} selected={marked} lines={lines} />;
}
