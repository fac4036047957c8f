import { complaint } from '../complaint.ts';
import { z } from 'zod';
import { entity } from '../entity.ts';
import { SentenceShape } from '../sentence-shape.ts';
import { dateWritten } from '../shape-complaints.ts';

/** A record's number. */
export const Id = z.number().int().positive();
/** A record's uuid. */
export const Guid = z.guid();
/** The database counts years from 1; a time zone must not move a date past its last year. */
export const fromYear1 = /^(?!0000|[3-9]\d{3}-)/;
/** A moment in UTC, ISO 8601 with Z. */
export const Moment = z.iso.datetime({ offset: true }).regex(fromYear1, 'Invalid ISO datetime');
/** A date, yyyy-MM-dd. */
export const PlainDate = z.iso.date().regex(fromYear1, dateWritten);
/** An amount of money: the tenant's currency, two decimals (decisions X-20). */
export const Money = z.number();
/** A map of text to text. */
export const TextMap = z.record(z.string(), z.string());
/** A text input: trimmed, without NUL. */
export const line = (max: number) => z.string().trim().max(max);
/** Like `line`, and not empty. */
export const requiredLine = (max: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, complaint('At most {count} characters', { count: max }));

/** The largest amount of money as input, positive or negative. */
export const amountMax = 1_000_000_000;
/** An amount of money as input, 0 or more. */
export const AmountToSave = z.number().min(0, 'An amount must be 0 or more').max(amountMax);
/** The largest length, weight or volume as input, in any unit. */
export const measureMax = 1_000_000;

/** A value with its unit, as input. */
export const MeasureToSave = z.object({
  value: z.number().min(0, 'A measurement must be 0 or more').max(measureMax),
  unit: line(8),
});

/** A route's metres or seconds: at most three times around the earth. */
export const RouteLength = z.number().min(0).max(120_000_000);

/** A value with its unit, stored as entered (decisions X-21). */
export const Measure = entity('Measure', z.object({ value: z.number(), unit: z.string() }));

export const KeyValue = entity('KeyValue', z.object({ key: z.string(), value: z.string() }));

/** A file that can be downloaded, repeatedly, within an hour (decisions X-28). */
export const ExportFile = entity(
  'ExportFile',
  z.object({ fileName: z.string(), fileType: z.string(), fileToken: z.string() }),
);

export const ImportRowError = entity(
  'ImportRowError',
  z.object({
    index: z.number().int(),
    code: z.string().nullable(),
    /** Its line in the file, also contained in `details`. */
    line: z.number().int().optional(),
    messages: z.array(z.string()),
    details: z.string().nullable(),
    validationErrors: z.array(
      z.object({
        message: z.string(),
        sentence: SentenceShape.optional(),
        members: z.array(z.string()),
      }),
    ),
  }),
);

/** The rows that an import saved and returned (decisions X-30); `index` is 1-based on data rows. */
export const ImportResult = entity(
  'ImportResult',
  z.object({
    total: z.number().int(),
    inserted: z.number().int(),
    updated: z.number().int(),
    errors: z.array(ImportRowError),
  }),
);
