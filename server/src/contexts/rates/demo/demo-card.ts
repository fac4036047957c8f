import type { KnownLocality as Place } from '#contexts/lookups/public.ts';
import type { RateToSave } from '../rates/sql.ts';

type Locality = Pick<Place, 'stateCode' | 'postCode' | 'latitude' | 'longitude'>;

// A fictitious card whose prices rise with distance: good enough for any quote in the demo data.

export type DemoZone = {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly postCodes: readonly string[];
};

type Capital = { readonly code: string; readonly state: string; readonly at: Point };
type Point = readonly [latitude: number, longitude: number];

const capitals: readonly Capital[] = [
  { code: 'SYD', state: 'NSW', at: [-33.87, 151.21] },
  { code: 'MEL', state: 'VIC', at: [-37.81, 144.96] },
  { code: 'BNE', state: 'QLD', at: [-27.47, 153.03] },
  { code: 'PER', state: 'WA', at: [-31.95, 115.86] },
  { code: 'ADL', state: 'SA', at: [-34.93, 138.6] },
  { code: 'HBA', state: 'TAS', at: [-42.88, 147.33] },
  { code: 'CBR', state: 'ACT', at: [-35.28, 149.13] },
  { code: 'DRW', state: 'NT', at: [-12.46, 130.84] },
];

const metro_km = 60;
const near_km = 250;

/** Groups whole postcodes by distance from the state's capital: metropolitan, near and far. */
export function demoZones(localities: readonly Locality[]): readonly DemoZone[] {
  const placed = new Map<string, Locality[]>();
  const seen = new Set<string>();
  for (const locality of localities) {
    const code = zoneOf(locality);
    if (code === undefined || seen.has(locality.postCode)) continue;
    seen.add(locality.postCode);
    placed.set(code, [...(placed.get(code) ?? []), locality]);
  }
  return [...placed].map(([code, within]) => ({
    code,
    latitude: mean(within.map((each) => each.latitude ?? 0)),
    longitude: mean(within.map((each) => each.longitude ?? 0)),
    postCodes: within.map((each) => each.postCode),
  }));
}

export type DemoService = {
  readonly id: string;
  /** The factor of every price. */
  readonly factor: number;
  readonly kind: 'road' | 'express' | 'flat';
};

/** Returns a rate for every service on every lane between the zones. */
export function demoRates(
  zones: readonly DemoZone[],
  services: readonly DemoService[],
): readonly RateToSave[] {
  return services.flatMap((service) =>
    zones.flatMap((from) => zones.map((to) => demoRate(service, from, to))),
  );
}

function demoRate(service: DemoService, from: DemoZone, to: DemoZone): RateToSave {
  const km = kilometres([from.latitude, from.longitude], [to.latitude, to.longitude]) * 1.3;
  const perKilogram = (0.16 + km * 0.00022) * service.factor;
  const days = service.kind === 'express' ? 1 + Math.floor(km / 1800) : 1 + Math.ceil(km / 900);
  const isFlat = service.kind === 'flat';
  return {
    rateServiceId: service.id,
    fromZone: from.code,
    toZone: to.code,
    calculationMethod: isFlat ? 'Flat' : 'PerKg',
    reciprocal: false,
    accumulative: !isFlat,
    minimum: isFlat ? 0 : cents(9.5 * service.factor),
    cutOffTime: service.kind === 'express' ? '17:00' : '15:00',
    transitTime: String(days),
    cubicAllowance: null,
    effectiveDate: '2026-01-01',
    expireDate: null,
    bands: isFlat
      ? [{ rateType: 'Flat', break: 0, basic: 0, value: cents(45 * service.factor) }]
      : [0, 100, 500, 1000].map((above, at) => ({
          rateType: 'PerUnit' as const,
          break: above,
          basic: at === 0 ? cents((6.5 + km * 0.004) * service.factor) : 0,
          value: Math.round(perKilogram * (1 - at * 0.1) * 1e4) / 1e4,
        })),
  };
}

function zoneOf({ stateCode, latitude, longitude }: Locality): string | undefined {
  const capital = capitals.find((each) => each.state === stateCode);
  if (capital === undefined || latitude === null || longitude === null) return undefined;
  const km = kilometres(capital.at, [latitude, longitude]);
  if (km <= metro_km) return capital.code;
  return `${stateCode}${km <= near_km ? 1 : 2}`;
}

const earth_km = 6371;

/** Returns the great-circle distance between two points (haversine). */
function kilometres([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 2 * earth_km * Math.asin(Math.sqrt(a));
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
