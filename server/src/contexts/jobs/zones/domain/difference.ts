import type { LocationChange } from '@waybill/contract/jobs/zones/shapes';
import { type ServedPlace, placeKey } from './places.ts';

/** A good row of a file of zones; without a place it names the zone alone. */
export type ZoneLine = {
  readonly zoneCode: string;
  /** Empty: the name stays, or a new zone is named by its code. */
  readonly zoneName: string;
  readonly place: ServedPlace | null;
};

/** The zones of a head port as they are: names by code, and zones by place. */
export type CurrentZones = {
  readonly names: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, ServedPlace & { readonly zoneCode: string }>;
};

export type ZoneDifference = {
  readonly changes: readonly LocationChange[];
  /** How many places stay in their zone. */
  readonly unchanged: number;
  readonly newZones: readonly { readonly code: string; readonly name: string }[];
  readonly renamed: readonly { readonly code: string; readonly name: string }[];
};

/**
 * What a file changes. One that replaces is the whole truth: what it does not name leaves its zone.
 * Otherwise it adds, and moves what it names to the zone that it names.
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

/** How many of these places the head port has already. */
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
