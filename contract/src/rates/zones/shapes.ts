import { z } from 'zod';
import { CountryCode } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { Guid, line, requiredLine } from '../../shared/fields.ts';
import { code } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

export const RateZoneLocation = z.object({
  id: guidOf('zoneLocation'),
  postCode: requiredLine(16, 'Postcode is required'),
  /** If empty, the whole postcode. */
  suburb: line(128).default(''),
  countryCode: CountryCode.default('AU'),
});

export const RateZone = entity(
  'RateZone',
  z.object({
    id: guidOf('zone'),
    isActive: z.boolean(),
    code: z.string(),
    rateCardId: Guid,
    /** The enclosing zone, whose rate is used if this zone has none. */
    parentId: Guid.nullable(),
    /** At most 200 in lists; `zone-locations` pages through all. */
    locations: z.array(RateZoneLocation),
    locationCount: z.number().int().optional(),
    ...revision,
  }),
);

export const RateZoneInput = z.object({
  id: ownId(Guid).nullish(),
  isActive: z.boolean().default(true),
  code: code('Code is required'),
  rateCardId: guidOf('rateCard'),
  parentId: guidOf('zone').nullish(),
  /** Replaces the whole set. */
  locations: z
    .array(RateZoneLocation.extend({ id: ownId(Guid).nullish() }))
    .max(20_000)
    .optional(),
});
