import { z } from 'zod';
import { Guid, Moment, TextMap } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';
import { proofLacks } from '../proof/demand.ts';
import { scanDecisions, scanReviewKinds } from './choices.ts';

const text = z.string().nullable();

/** A scan that dispatch has to decide about, or has decided about. */
export const ScanReview = z.object({
  id: guidOf('scanReview'),
  kind: z.enum(scanReviewKinds),
  code: z.string(),
  /** The scanned number: of an article, a consignment or a job. */
  itemid: z.string(),
  /** The job with this number; null if there is none. */
  job: z.object({ id: Guid, jobno: z.string(), drivername: text }).nullable(),
  /** The user whose device reported it. */
  creatorname: text,
  /** What the proof of delivery lacked when it arrived. */
  lacks: z.array(z.enum(proofLacks)),
  /** The message with which the server refused it before. */
  refusal: text,
  details: TextMap,
  /** Ids of pictures, including a signature. */
  images: z.array(Guid),
  /** When it happened, by the device's clock. */
  scannedeventdatetime: Moment,
  /** When the server received it. */
  creationtime: Moment,
  /** Null until dispatch has decided. */
  decision: z.enum(scanDecisions).nullable(),
  decidedbyname: text,
  decisiontime: Moment.nullable(),
  note: text,
});
export type ScanReview = z.output<typeof ScanReview>;
