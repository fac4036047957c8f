import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, TextMap } from '../../shared/fields.ts';
import { proofLacks } from '../proof/demand.ts';
import { scanOutcomes } from '../jobs/choices.ts';
import { guidOf } from '../../shared/ids.ts';

const text = z.string().nullable();

/**
 * One scan of a job or of one of its articles. Scans form a log: they can only be added and
 * annotated.
 */
export const ScanEvent = entity(
  'ScanEvent',
  z.object({
    id: guidOf('scanEvent'),
    code: z.string(),
    warehousecode: text,
    locationcode: text,
    jobid: Guid,
    /** Ids of pictures, including a signature. */
    images: z.array(Guid),
    /** For DELIVERED: signedBy, comment. */
    details: TextMap,
    articlenumber: text,
    /** When it happened, by the device's clock. */
    scannedeventdatetime: Moment,
    /** When the server received it. */
    creationtime: Moment,
    creatorid: Id.nullable(),
    creatorname: text,
    jobno: z.string(),
    /** For DELIVERED by a driver: what the proof lacked of what was required. */
    lacks: z.array(z.enum(proofLacks)),
  }),
);

/** The outcome for one barcode of a batch. */
export const ScanResult = entity(
  'ScanResult',
  z.object({
    /** The barcode as it was sent. */
    itemid: z.string(),
    outcome: z.enum(scanOutcomes),
    scaneventid: Guid.nullable(),
    jobid: Guid.nullable(),
    jobno: text,
    /** The message to display. */
    message: z.string(),
    /**
     * SHA-256 of each picture that is stored with the scan, hex, as it was sent: a device retains
     * its pictures until it finds them here.
     */
    picturehashes: z.array(z.string()),
    sentence: SentenceShape.optional(),
  }),
);
