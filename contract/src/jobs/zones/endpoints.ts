import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { CountryCode } from '../../shared/codes.ts';
import { Guid, ImportRowError, line, requiredLine } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { jobsProblems } from '../problems.ts';
import { zoneImportInput } from './import-input.ts';
import {
  locationsMax,
  ServingZone,
  Zone,
  ZoneImport,
  ZoneLocation,
  ZoneLocationToSave,
  ZoneOverlap,
  ZoneToSave,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';
import type { RecordKind } from '../../shared/record-kinds.ts';

const {
  HeadPortNotFound,
  ZoneNotFound,
  ZoneCodeTaken,
  ZoneHasZones,
  LocationTaken,
  ZoneLocationNotFound,
  ZonesChanged,
} = jobsProblems;

const byId = <K extends RecordKind>(kind: K) => z.object({ Id: guidOf(kind) });
const saved = z.object({ id: Guid });

export const getZone = endpoint({
  path: '/api/jobs/zone/zone',
  access: 'optional',
  summary: 'Returns one zone with its first locations.',
  input: byId('networkZone'),
  output: z.object({ zone: Zone }),
  problems: [ZoneNotFound],
});

export const getZones = endpoint({
  path: '/api/jobs/zone/zones',
  access: 'optional',
  summary: 'Returns the zones, or those of a head port.',
  input: z.object({ headPortId: guidOf('headPort').optional(), ...listInput }),
  output: pageOf(Zone),
  rowsAreEdited: true,
});

export const exportZone = endpoint({
  path: '/api/jobs/zone/export-zone',
  mayUseReplica: true,
  access: 'optional',
  summary: 'Exports the zones of a head port, or all, with their locations as CSV.',
  input: z.object({ headPortId: guidOf('headPort').optional() }),
  output: z.string(),
  response: 'text',
});

export const getZoneLocations = endpoint({
  path: '/api/jobs/zone/zone-locations',
  access: 'optional',
  summary: 'Returns the postcodes and suburbs of a zone or head port.',
  input: z.object({
    ZoneId: guidOf('networkZone').optional(),
    headPortId: guidOf('headPort').optional(),
    ...listInput,
  }),
  output: pageOf(ZoneLocation),
});

export const importZone = endpoint({
  method: 'POST',
  path: '/api/jobs/zone/import-zone',
  access: 'Job.Edit',
  summary: 'Imports zones of a head port from CSV or a workbook; invalid rows are returned.',
  input: z.object(zoneImportInput),
  inQuery: ['headPortId'],
  upload: 'file',
  output: ZoneImport,
  problems: [HeadPortNotFound, ZonesChanged],
});

export const createZone = endpoint({
  method: 'POST',
  path: '/api/jobs/zone/zone',
  access: 'Job.Create',
  summary: 'Creates a zone of a head port.',
  input: z.object({ zone: ZoneToSave }),
  output: saved,
  problems: [HeadPortNotFound, ZoneCodeTaken, LocationTaken],
});

export const updateZone = endpoint({
  method: 'PUT',
  path: '/api/jobs/zone/zone',
  access: 'Job.Edit',
  summary: 'Updates a zone; its head port cannot be changed.',
  input: z.object({ zone: ZoneToSave.extend({ id: guidOf('networkZone') }), ...revision }),
  output: saved,
  problems: [ZoneNotFound, ZoneCodeTaken, LocationTaken],
  replaces: {
    read: getZone,
    argsOf: ({ zone: { id } }) => ({ Id: id }),
  },
});

export const deleteZone = endpoint({
  method: 'DELETE',
  path: '/api/jobs/zone/zone',
  access: 'Job.Delete',
  summary: 'Deletes a zone with its locations.',
  input: byId('networkZone'),
  output: z.null(),
  problems: [ZoneNotFound, ZoneHasZones],
});

export const createZoneLocation = endpoint({
  method: 'POST',
  path: '/api/jobs/zone/zone-location',
  access: 'Job.Edit',
  summary: 'Adds a postcode or suburb to a zone.',
  input: z.object({ zonelocation: ZoneLocationToSave.extend({ zoneId: guidOf('networkZone') }) }),
  output: saved,
  problems: [ZoneNotFound, LocationTaken],
});

/** Valid rows are saved and invalid ones returned; `index` counts from 1. */
export const createZoneLocations = endpoint({
  method: 'POST',
  path: '/api/jobs/zone/zone-locations',
  access: 'Job.Edit',
  summary: 'Adds many postcodes or suburbs to a zone.',
  input: z.object({
    zoneId: guidOf('networkZone'),
    locations: z
      .array(z.object({ postCode: line(64), suburb: line(256), countryCode: line(64) }))
      .min(1, 'Please paste a location')
      .max(locationsMax),
  }),
  output: z.object({ added: z.number().int(), errors: z.array(ImportRowError) }),
  problems: [ZoneNotFound],
});

export const deleteZoneLocation = endpoint({
  method: 'DELETE',
  path: '/api/jobs/zone/zone-location',
  access: 'Job.Edit',
  summary: 'Removes a postcode or suburb from its zone.',
  input: byId('networkLocation'),
  output: z.null(),
  problems: [ZoneLocationNotFound],
});

export const getServingZones = endpoint({
  path: '/api/jobs/zone/serving-zones',
  access: 'Job.View',
  summary:
    'Returns the active zones that serve a place, starting with the one that jobs are ' +
    'assigned to.',
  input: z.object({
    postCode: requiredLine(16, 'Please enter the postcode'),
    suburb: line(128).default(''),
    countryCode: CountryCode.default('AU'),
  }),
  output: itemsOf(ServingZone),
});

export const getZoneOverlaps = endpoint({
  path: '/api/jobs/zone/zone-overlaps',
  access: 'Job.View',
  summary: 'Returns places that active zones of several head ports serve.',
  input: z.object({
    headPortId: guidOf('headPort').optional(),
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: pageOf(ZoneOverlap),
});
