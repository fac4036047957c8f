import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { line } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { guidOf, ownId } from '../../shared/ids.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { ItemsToScan, ScanEventToSave } from '../jobs/inputs.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { ScanResult } from '../scans/shapes.ts';
import { scanDecisions } from './choices.ts';
import { ScanReview } from './shapes.ts';

export const getScanReviews = endpoint({
  path: '/api/jobs/scan-review/scan-reviews',
  access: 'Job.Edit',
  summary: 'Returns the scans that wait for a decision of dispatch, or the decided ones.',
  input: z.object({ decided: z.boolean().optional(), ...listInput }),
  output: pageOf(ScanReview),
});

/** `itemid` is the number that was meant, if it is not the scanned one. */
export const decideScanReview = endpoint({
  method: 'PUT',
  path: '/api/jobs/scan-review/decision',
  access: 'Job.Edit',
  summary: 'Records a parked scan, accepts an incomplete proof of delivery, or rejects either.',
  input: z.object({
    id: guidOf('scanReview'),
    decision: z.enum(scanDecisions),
    itemid: ownId(line(100).nullish()),
    note: line(500).nullish(),
  }),
  output: z.null(),
  problems: [
    refusals.ScanReviewNotFound,
    refusals.ScanReviewDecided,
    refusals.ScanReviewNotAllowed,
    refusals.JobNotFound,
  ],
});

export const getScanReviewImage = endpoint({
  path: '/api/jobs/scan-review/image',
  access: 'Job.Edit',
  summary: 'Returns a picture of a scan under review: a photo or a signature.',
  input: z.object({ id: guidOf('scanReview'), image: guidOf('scanReviewPicture') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.PictureNotFound],
});

export const getDriverScanReviews = endpoint({
  path: '/api/driver/scan-reviews',
  access: 'signedIn',
  summary: "Returns the signed-in driver's scans with dispatch: open ones, and those of a week.",
  output: itemsOf(ScanReview),
  problems: [fleetProblems.NotADriver],
});

export const handOverScan = endpoint({
  method: 'POST',
  path: '/api/driver/scan-review',
  access: 'signedIn',
  summary: 'Puts a scan that the server refused before dispatch, as the device recorded it.',
  input: z.object({ items: ItemsToScan, scanevent: ScanEventToSave, refusal: line(1000) }),
  output: z.object({ results: z.array(ScanResult) }),
  problems: [fleetProblems.NotADriver],
});
