import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, PlainDate } from '../../shared/fields.ts';

/** The reports on a card: places in no zone, places in two, lanes without a rate. */
export const coverageReports = ['uncovered', 'overlapping', 'lanes'] as const;

const place = {
  suburb: z.string(),
  postCode: z.string(),
  stateCode: z.string(),
  countryCode: z.string(),
};

export const UncoveredPlace = entity('UncoveredPlace', z.object({ id: z.string(), ...place }));

const zoneNamed = z.object({ id: Guid, code: z.string(), by: z.enum(['suburb', 'postcode']) });

/** A place in two zones. */
export const OverlappingPlace = entity(
  'OverlappingPlace',
  z.object({
    id: z.string(),
    ...place,
    /** The zone that prices: a zone with the suburb takes precedence over one with its postcode. */
    zone: zoneNamed,
    /** The zone that serves if the first has no rate. */
    otherZone: zoneNamed,
  }),
);

/** A lane between two zones with places that no rate serves on the day. */
export const LaneWithoutRate = entity(
  'LaneWithoutRate',
  z.object({
    id: z.string(),
    rateServiceId: Guid,
    serviceCode: z.string(),
    fromZone: z.string(),
    toZone: z.string(),
    /** The day from which its last rate ceased to be in force. */
    endedOn: PlainDate.nullable(),
    /** The day from which its next rate will be in force. */
    beginsOn: PlainDate.nullable(),
  }),
);

const count = z.number().int();

/** The share of the map and of its lanes that a card prices. */
export const CardCoverage = entity(
  'CardCoverage',
  z.object({
    /** Known places of the countries that the card serves. */
    places: count,
    covered: count,
    overlapping: count,
    /** Zones in use that contain places. */
    zones: count,
    services: count,
    lanes: count,
    lanesWithoutRate: count,
    /** Zones that share places, those with the most first; at most 20. */
    overlaps: z.array(
      z.object({
        zone: z.object({ id: Guid, code: z.string() }),
        otherZone: z.object({ id: Guid, code: z.string() }),
        places: count,
        /** Up to five of them, such as `Sydney 2000`. */
        examples: z.array(z.string()),
      }),
    ),
  }),
);
