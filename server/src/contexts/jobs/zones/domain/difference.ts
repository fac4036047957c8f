import type { LocationChange } from '@waybill/contract/jobs/zones/shapes';
import { type ServedPlace, placeKey } from './places.ts';

/** A valid row of a zone file; without a place it only names the zone. */
export type ZoneLine = {
  readonly zoneCode: string;
  /** If empty, the name is unchanged, or a new zone is named after its code. */
  readonly zoneName: string;
  readonly place: ServedPlace | null;
};

/** The current zones of a head port: names by code, and zones by place. */
export type CurrentZones = {
  readonly names: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, ServedPlace & { readonly zoneCode: string }>;
};

export type ZoneDifference = {
  readonly changes: readonly LocationChange[];
  /** The number of places that stay in their zone. */
  readonly unchanged: number;
  readonly newZones: readonly { readonly code: string; readonly name: string }[];
  readonly renamed: readonly { readonly code: string; readonly name: string }[];
};

/**
 * Returns the changes of an import. A replacing file is complete: places that it does not contain
 * leave their zone. Otherwise it only adds places, or moves them to the zone given in the file.
 */
export function differenceOf(
  current: CurrentZones,
  lines: readonly ZoneLine[],
  replace: boolean,
): ZoneDifference {
  const changes: LocationChange[] = [];
  const seen = new Set<string>();
  for (const { zoneCode, place } of lines) {
    if (place === null || seen.has(placeKey(place))) continue;
    seen.add(placeKey(place));
    const from = current.places.get(placeKey(place))?.zoneCode ?? null;
    if (from === zoneCode) continue;
    const kind = from === null ? 'added' : 'moved';
    changes.push({ ...place, kind, zoneCode, fromZoneCode: from });
  }
  const gone = replace ? [...current.places].filter(([key]) => !seen.has(key)) : [];
  const removed = gone.map(([, { countryCode, postCode, suburb, zoneCode }]) => {
    const place = { countryCode, postCode, suburb };
    return { ...place, kind: 'removed' as const, zoneCode, fromZoneCode: null };
  });
  const changed = changes.length;
  return {
    changes: [...changes, ...removed],
    unchanged:
      seen.size - changed + (replace ? 0 : current.places.size - existingAmong(seen, current)),
    ...namesOf(current, lines),
  };
}

/** Counts the places that the head port already has. */
const existingAmong = (seen: ReadonlySet<string>, current: CurrentZones): number =>
  [...seen].filter((key) => current.places.has(key)).length;

function namesOf(current: CurrentZones, lines: readonly ZoneLine[]) {
  const names = new Map<string, string>();
  for (const { zoneCode, zoneName } of lines) {
    if (zoneName !== '' || !names.has(zoneCode)) names.set(zoneCode, zoneName);
  }
  const named = [...names].map(([code, name]) => ({ code, name }));
  return {
    newZones: named
      .filter(({ code }) => !current.names.has(code))
      .map(({ code, name }) => ({ code, name: name || code })),
    renamed: named.filter(
      ({ code, name }) =>
        name !== '' && current.names.has(code) && current.names.get(code) !== name,
    ),
  };
}
