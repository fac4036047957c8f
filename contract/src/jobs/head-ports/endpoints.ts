import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { jobsProblems } from '../problems.ts';
import { zoneImportInput } from '../zones/import-input.ts';
import { ZoneImport } from '../zones/shapes.ts';
import { HeadPort, HeadPortToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { HeadPortNotFound, HeadPortCodeTaken, HeadPortInUse, ZonesChanged } = jobsProblems;

const byId = z.object({ id: guidOf('headPort') });
const saved = z.object({ id: Guid });

export const getHeadPorts = endpoint({
  path: '/api/jobs/head-port/head-ports',
  access: 'optional',
  summary: 'Returns the head ports of the network.',
  input: z.object(listInput),
  output: pageOf(HeadPort),
  rowsAreEdited: true,
});

export const getHeadPort = endpoint({
  path: '/api/jobs/head-port/head-port',
  access: 'optional',
  summary: 'Returns one head port.',
  input: byId,
  output: z.object({ headport: HeadPort }),
  problems: [HeadPortNotFound],
});

export const createHeadPort = endpoint({
  method: 'POST',
  path: '/api/jobs/head-port/head-port',
  access: 'Job.Create',
  summary: 'Creates a head port.',
  input: z.object({ headport: HeadPortToSave }),
  output: saved,
  problems: [HeadPortCodeTaken],
});

export const updateHeadPort = endpoint({
  method: 'PUT',
  path: '/api/jobs/head-port/head-port',
  access: 'Job.Edit',
  summary: 'Updates a head port.',
  input: z.object({ headport: HeadPortToSave.extend({ id: guidOf('headPort') }), ...revision }),
  output: saved,
  problems: [HeadPortNotFound, HeadPortCodeTaken],
  replaces: {
    read: getHeadPort,
    argsOf: ({ headport: { id } }) => ({ id }),
  },
});

export const deleteHeadPort = endpoint({
  method: 'DELETE',
  path: '/api/jobs/head-port/head-port',
  access: 'Job.Delete',
  summary: 'Deletes a head port that is not in use.',
  input: byId,
  output: z.null(),
  problems: [HeadPortNotFound, HeadPortInUse],
});

export const downloadZoneLocations = endpoint({
  path: '/api/jobs/head-port/download-zone-locations',
  access: 'optional',
  summary: 'Exports the zones of a head port with their locations as CSV.',
  input: z.object({ headPortId: guidOf('headPort').optional() }),
  output: z.string(),
  response: 'text',
});

export const uploadZoneLocations = endpoint({
  method: 'POST',
  path: '/api/jobs/head-port/upload-zone-locations',
  access: 'Job.Edit',
  summary: 'Imports zones of a head port from CSV or a workbook; invalid rows are returned.',
  input: z.object(zoneImportInput),
  inQuery: ['headPortId'],
  upload: 'csvFile',
  output: ZoneImport,
  problems: [HeadPortNotFound, ZonesChanged],
});
