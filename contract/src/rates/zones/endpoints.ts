import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { TableImport } from '../../shared/imports.ts';
import { ratesProblems } from '../problems.ts';
import { RateZone, RateZoneInput, RateZoneLocation } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const { RateCardNotFound, RateZoneNotFound, RateZoneCodeTaken, RateZoneInUse } = ratesProblems;

const byId = z.object({ id: guidOf('zone') });

const ofCard = z.object({ rateCardId: guidOf('rateCard') });

const saved = z.object({ id: Guid });

export const getZones = endpoint({
  path: '/api/rates/zone/zones',
  access: 'optional',
  summary: 'Returns the zones of a rate card.',
  input: z.object({ ...listInput, rateCardId: guidOf('rateCard').optional() }),
  output: pageOf(RateZone),
  rowsAreEdited: true,
});

export const getZone = endpoint({
  path: '/api/rates/zone/zone',
  access: 'optional',
  summary: 'Returns one zone with its first locations.',
  input: byId,
  output: z.object({ zone: RateZone }),
  problems: [RateZoneNotFound],
});

export const createZone = endpoint({
  method: 'POST',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Creates a zone of a rate card.',
  input: z.object({ zone: RateZoneInput }),
  output: saved,
  problems: [RateCardNotFound, RateZoneCodeTaken],
});

export const updateZone = endpoint({
  method: 'PUT',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Updates a zone.',
  input: z.object({ zone: RateZoneInput.extend({ id: guidOf('zone') }), ...revision }),
  output: saved,
  problems: [RateZoneNotFound, RateZoneCodeTaken],
  replaces: {
    read: getZone,
    argsOf: ({ zone: { id } }) => ({ id }),
  },
});

export const deleteZone = endpoint({
  method: 'DELETE',
  path: '/api/rates/zone/zone',
  access: 'Job.Rates',
  summary: 'Deletes a zone that no rate uses.',
  input: byId,
  output: z.null(),
  problems: [RateZoneNotFound, RateZoneInUse],
});

export const getZoneLocations = endpoint({
  path: '/api/rates/zone/zone-locations',
  access: 'optional',
  summary: 'Returns the postcodes and suburbs of a zone.',
  input: z.object({ ...listInput, zoneId: guidOf('zone').optional() }),
  output: pageOf(RateZoneLocation),
});

export const addZoneLocation = endpoint({
  method: 'POST',
  path: '/api/rates/zone/add-zone-location',
  access: 'Job.Rates',
  summary: 'Adds postcodes or suburbs to a zone.',
  input: z.object({
    zoneId: guidOf('zone'),
    locations: z
      .array(RateZoneLocation.extend({ id: ownId(Guid) }))
      .min(1)
      .max(20_000),
  }),
  output: z.null(),
  problems: [RateZoneNotFound],
});

export const removeZoneLocation = endpoint({
  method: 'DELETE',
  path: '/api/rates/zone/remove-zone-location',
  access: 'Job.Rates',
  summary: 'Removes a postcode or suburb from a zone.',
  input: z.object({ zoneId: guidOf('zone'), locationId: guidOf('zoneLocation') }),
  output: z.null(),
  problems: [RateZoneNotFound],
});

export const exportZone = endpoint({
  path: '/api/rates/zone/export-zone',
  mayUseReplica: true,
  access: 'optional',
  summary: 'Exports the zones of a rate card as CSV.',
  input: z.object({ rateCardId: guidOf('rateCard').optional() }),
  output: z.string(),
  response: 'text',
});

export const importZone = endpoint({
  method: 'POST',
  path: '/api/rates/zone/import-zone',
  access: 'Job.Rates',
  summary: 'Imports zones from CSV or a workbook; invalid rows are returned, valid ones saved.',
  input: ofCard,
  inQuery: ['rateCardId'],
  upload: 'file',
  output: TableImport,
  problems: [RateCardNotFound],
});
