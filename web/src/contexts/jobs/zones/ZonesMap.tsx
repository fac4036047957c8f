import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { LocationOfZone } from '@waybill/contract/jobs/zones/shapes';
import { useMemo, useState } from 'react';
import { MapLegend } from '#shell/map/MapLegend.tsx';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { MapPoint } from '#ui/map/map-types.ts';
import { locationText } from './location-text.ts';
import { useZoneLocations } from './calls.ts';

const zonesMax = 1000;

/**
 * The locations of a head port on a map, each in the colour of its zone. Colours repeat: one zone
 * is picked from the list below, or by one of its locations, and highlighted.
 */
export function ZonesMap({ port }: { readonly port: HeadPort }) {
  const query = useZoneLocations({ headPortId: port.id, maxResultCount: zonesMax });
  return (
    <Awaited query={query} permission="Job.View">
      {({ items }) => <Drawn port={port} locations={items} />}
    </Awaited>
  );
}

type DrawnProps = {
  readonly port: HeadPort;
  readonly locations: readonly LocationOfZone[];
};

function Drawn({ port, locations }: DrawnProps) {
  const t = useTranslate();
  const codes = useMemo(
    () => [...new Set(locations.map(({ zoneCode }) => zoneCode))].toSorted(),
    [locations],
  );
  const points = useMemo(
    () => pointsOf(port, locations, { codes, t }),
    [port, locations, codes, t],
  );
  const [picked, pick] = useState<number | null>(null);
  const zoneOf = (id: string) => points.find((point) => point.id === id)?.group ?? null;
  const selected = useMemo(
    () => new Set([port.id, ...points.flatMap(({ id, group }) => (group === picked ? [id] : []))]),
    [port.id, points, picked],
  );
  const unknown = locations.filter(({ latitude }) => latitude === null).length;
  return (
    <div className="grid gap-3">
      <div className="h-[28rem]">
        <PlaceMap
          label="Zones"
          points={points}
          selected={selected}
          onPick={(id) => pick(zoneOf(id) === picked ? null : zoneOf(id))}
        />
      </div>
      <MapLegend
        label="Zones"
        groups={codes.map((name, group) => ({ name, group }))}
        picked={picked}
        onPick={pick}
        missing={
          unknown === 0
            ? ''
            : t('{count} not on the map: no position is known.', {
                count: unknown,
              })
        }
      />
    </div>
  );
}

function pointsOf(
  port: HeadPort,
  locations: readonly LocationOfZone[],
  { codes, t }: { readonly codes: readonly string[]; readonly t: Translate },
): readonly MapPoint[] {
  const depot: MapPoint = {
    id: port.id,
    label: port.name,
    latitude: port.latitude,
    longitude: port.longitude,
    kind: 'place',
  };
  const places = locations.flatMap((each): readonly MapPoint[] => {
    const { id, latitude, longitude, zoneCode } = each;
    if (latitude === null || longitude === null) return [];
    const label = `${locationText(each, t)} · ${zoneCode}`;
    const group = codes.indexOf(zoneCode);
    return [{ id, label, latitude, longitude, group, kind: 'place' }];
  });
  return [...places, depot];
}
