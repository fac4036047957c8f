import { z } from 'zod';
import { entity } from '../../entity.ts';
import { CountryCode } from '../../shared/codes.ts';
import { Guid, line, requiredLine } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/** A depot where freight of a region is sorted; line haul runs between head ports. */
export const HeadPort = entity(
  'HeadPort',
  z.object({
    id: guidOf('headPort'),
    /** Upper case, unique per tenant. */
    code: z.string(),
    name: z.string(),
    addressline1: z.string(),
    addressline2: z.string().nullable(),
    addressline3: z.string().nullable(),
    postcode: z.string(),
    suburb: z.string(),
    countrycode: z.string(),
    /** Degrees. */
    latitude: z.number(),
    longitude: z.number(),
    zonecount: z.number().int(),
    ...revision,
  }),
);
export type HeadPort = z.output<typeof HeadPort>;

/** A code of a head port or zone; saved in upper case. */
export const NetworkCode = requiredLine(32, 'Code is required').regex(
  /^[\w .\-/]+$/,
  'A code has letters, digits, spaces and . - / _',
);

/** A head port as sent by the form. Coordinates default to the suburb's. */
export const HeadPortToSave = z.object({
  id: ownId(Guid).nullish(),
  code: NetworkCode,
  name: requiredLine(128, 'Name is required'),
  addressline1: requiredLine(256, 'Please enter the address'),
  addressline2: line(256).nullish(),
  addressline3: line(256).nullish(),
  postcode: requiredLine(16, 'Please enter the postcode'),
  suburb: requiredLine(128, 'Please enter the suburb'),
  countrycode: CountryCode.min(2, 'Please enter the country').default('AU'),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});
