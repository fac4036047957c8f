import { z } from 'zod';
import { entity } from '../../entity.ts';
import { CountryCode } from '../../shared/codes.ts';
import { AmountToSave, Guid, line, Money, requiredLine } from '../../shared/fields.ts';
import { TableImport } from '../../shared/imports.ts';
import { NetworkCode } from '../head-ports/shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

/** Locations returned for a zone in a list; `zone-locations` pages through all. */
export const locationsListed = 200;
/** The maximum number of locations added by one request. */
export const locationsMax = 5000;

const degrees = z.number().nullable();

export const ZoneLocation = entity(
  'ZoneLocation',
  z.object({
    id: guidOf('networkLocation'),
    postCode: z.string(),
    /** If empty, the whole postcode, except suburbs that another zone names. */
    suburb: z.string(),
    countryCode: z.string(),
    zoneId: Guid,
    zoneCode: z.string(),
    /** Null if the place is unknown. */
    latitude: degrees,
    longitude: degrees,
  }),
);
export type LocationOfZone = z.output<typeof ZoneLocation>;

/** An area that a head port serves, defined by postcodes and suburbs. */
export const Zone = entity(
  'Zone',
  z.object({
    id: guidOf('networkZone'),
    /** Upper case, unique per tenant. */
    code: z.string(),
    name: z.string(),
    /** True if an agent beyond the head port serves it (decisions J-26). */
    isonforwarding: z.boolean(),
    /** An inactive zone serves nothing, but its locations stay reserved. */
    isActive: z.boolean(),
    headportid: Guid,
    headportcode: z.string(),
    /** The enclosing zone, of the same head port. */
    parentid: Guid.nullable(),
    parentcode: z.string().nullable(),
    /** The first 200. */
    zoneLocation: z.array(ZoneLocation),
    locationcount: z.number().int(),
    /** The agent who delivers beyond the head port, if the zone is on-forwarding. */
    onforwardagent: z.string().nullable(),
    /** The additional charge for a delivery beyond the head port, ex tax. */
    onforwardcharge: Money.nullable(),
    ...revision,
  }),
);
export type Zone = z.output<typeof Zone>;

export const ZoneLocationToSave = z.object({
  id: ownId(Guid).nullish(),
  postCode: requiredLine(16, 'Postcode is required'),
  suburb: line(128).default(''),
  countryCode: CountryCode.min(2, 'Please enter the country').default('AU'),
});

/** A zone as sent by the form. */
export const ZoneToSave = z.object({
  id: ownId(Guid).nullish(),
  code: NetworkCode,
  name: requiredLine(128, 'Name is required'),
  isonforwarding: z.boolean().default(false),
  isActive: z.boolean().default(true),
  headportid: guidOf('headPort'),
  parentid: guidOf('networkZone').nullish(),
  onforwardagent: line(128).nullish(),
  onforwardcharge: AmountToSave.nullish(),
  /** Replaces the whole set. */
  zoneLocation: z.array(ZoneLocationToSave).max(locationsMax).optional(),
});

/** A zone that serves a place; if there are several, the first is used. */
export const ServingZone = z.object({
  zone: Zone.omit({ zoneLocation: true, locationcount: true }),
  /** Whether the zone contains the suburb or its whole postcode. */
  by: z.enum(['suburb', 'postcode']),
  /** The enclosing zones, from the inside out. */
  around: z.array(z.string()),
});
export type ServingZone = z.output<typeof ServingZone>;

/** A place that several active zones serve. */
export const ZoneOverlap = z.object({
  postCode: z.string(),
  suburb: z.string(),
  countryCode: z.string(),
  zones: z.array(
    z.object({ id: Guid, code: z.string(), name: z.string(), headportcode: z.string() }),
  ),
});
export type ZoneOverlap = z.output<typeof ZoneOverlap>;

/** The change that an import makes at one place. */
export const LocationChange = z.object({
  kind: z.enum(['added', 'removed', 'moved']),
  postCode: z.string(),
  suburb: z.string(),
  countryCode: z.string(),
  zoneCode: z.string(),
  /** The previous zone of a moved place. */
  fromZoneCode: z.string().nullable(),
});
export type LocationChange = z.output<typeof LocationChange>;

/** The result of an import of zones, saved or previewed. */
export const ZoneImport = z.object({
  ...TableImport.shape,
  added: z.number().int(),
  removed: z.number().int(),
  moved: z.number().int(),
  unchanged: z.number().int(),
  newZones: z.array(z.string()),
  renamedZones: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The first 500. */
  changes: z.array(LocationChange),
  /** Returned by a dry run: sent with the file, it applies exactly the changes shown. */
  preview: z.string().nullable(),
});
export type ZoneImport = z.output<typeof ZoneImport>;
