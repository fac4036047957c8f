import { useMemo } from 'react';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import type { MapPoint } from '#ui/map/map-types.ts';
import { useAllHeadPorts } from './calls.ts';

type HeadPortsMapProps = { readonly onPick: (id: string) => void };

/** A map of the head ports; the list beside it names them. */
export function HeadPortsMap({ onPick }: HeadPortsMapProps) {
  const { data } = useAllHeadPorts();
  const points = useMemo(
    () =>
      (data?.items ?? []).map(
        ({ id, code, name, latitude, longitude }): MapPoint => ({
          id,
          label: `${code} ${name}`,
          latitude,
          longitude,
          kind: 'place',
        }),
      ),
    [data],
  );
  if (points.length === 0) return null;
  return (
    <div className="mt-4 h-80">
      <PlaceMap label="Head ports" points={points} onPick={onPick} />
    </div>
  );
}
