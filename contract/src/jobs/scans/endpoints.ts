import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { Guid, TextMap, line } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { CustomerRef, ItemsToScan, ScanEventToSave } from '../jobs/inputs.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { ScanEvent, ScanResult } from './shapes.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

export const getScanEvents = endpoint({
  path: '/api/jobs/scan-events/scan-events',
  access: 'Job.View',
  summary: 'Returns scans, latest first, of a job or of the barcode in itemId.',
  input: z.object({
    itemId: ownId(line(100).optional()),
    jobId: guidOf('job').optional(),
    ...listInput,
  }),
  output: pageOf(ScanEvent),
});

/**
 * One scan (`jobid`), or one for each barcode of `itemids` (article, consignment or job numbers).
 * Known barcodes of a batch are saved and unknown ones parked: `results` has the outcomes, in
 * order. With `customerid` only that customer's freight is recognised.
 */
export const createScanEvent = endpoint({
  method: 'POST',
  path: '/api/jobs/scan-events/scan-event',
  access: 'Job.Scan',
  summary: 'Records a scan of a job, or of each barcode of a batch.',
  input: z.object({
    customerid: CustomerRef.nullish(),
    jobid: guidOf('job').nullish(),
    itemids: ownId(z.array(line(100)).max(500).optional()),
    scanevent: ScanEventToSave,
  }),
  output: z.object({ id: Guid.nullable(), results: z.array(ScanResult) }),
  problems: [customersProblems.CustomerNotFound, refusals.JobNotFound],
});

export const createScanEventForItems = endpoint({
  method: 'POST',
  path: '/api/jobs/scan-events/scan-event-for-items',
  access: 'Job.Scan',
  summary: 'Records scans of articles, each with its job.',
  input: z.object({
    items: ItemsToScan,
    scanevent: ScanEventToSave,
  }),
  output: z.object({ results: z.array(ScanResult) }),
});

export const updateScanEvent = endpoint({
  method: 'PUT',
  path: '/api/jobs/scan-events/scan-event',
  access: 'Job.Edit',
  summary: 'Updates the notes of a scan; its type and time cannot be changed.',
  input: z.object({
    scanevent: z.object({
      id: guidOf('scanEvent'),
      warehousecode: line(50).nullish(),
      locationcode: line(50).nullish(),
      details: TextMap.nullish(),
    }),
  }),
  output: z.object({ id: Guid }),
  problems: [refusals.ScanEventNotFound],
});

export const getScanEventImage = endpoint({
  path: '/api/jobs/scan-events/scan-event-image',
  access: 'Job.View',
  summary: 'Returns a picture of a scan: a photo or a signature.',
  input: z.object({ id: guidOf('scanEvent'), image: guidOf('picture') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.PictureNotFound],
});

export const getLineHaulStatuses = endpoint({
  path: '/api/jobs/look-up/line-haul-statuses',
  access: 'signedIn',
  summary: 'Returns the statuses of line hauls.',
  output: z.array(z.string()),
});

export const getScanEventTypes = endpoint({
  path: '/api/jobs/look-up/scan-event-types',
  access: 'signedIn',
  summary: 'Returns the types of scan events.',
  output: z.array(z.string()),
});
