import { z } from 'zod';
import { entity } from '../../entity.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { Id, Money } from '../../shared/fields.ts';

export const BookingStatusCount = entity(
  'BookingStatusCount',
  z.object({
    totalCount: z.number().int(),
    delivered: z.number().int(),
    inTransit: z.number().int(),
    processing: z.number().int(),
    exception: z.number().int(),
  }),
);

/** Weight in kilograms, volume in cubic metres, money including tax. */
export const BookingsSummary = entity(
  'BookingsSummary',
  z.object({
    totalBookings: z.number().int(),
    /** Item lines. */
    totalItems: z.number().int(),
    /** Pieces. */
    totalBookingItems: z.number().int(),
    totalBookingWeight: z.number(),
    totalBookingCubic: z.number(),
    /** Tax included, like all sums here; without fuel and other services. */
    totalFreightCost: Money,
    totalInsuranceCost: Money,
    /** Beyond the specification: fuel and other services. */
    totalAdditionalCost: Money,
    /** Beyond the specification: the sum of the three, which is the sum of the bookings' prices. */
    totalCost: Money,
  }),
);

export const BatchBookingResult = entity(
  'BatchBookingResult',
  z.object({
    batchId: z.string(),
    successBookings: z.array(z.object({ index: z.number().int(), booking: z.object({ id: Id }) })),
    failBookings: z.array(
      z.object({
        index: z.number().int(),
        errorInfo: z.object({
          code: z.number().int(),
          message: z.string(),
          sentence: SentenceShape.optional(),
          details: z.string().nullable(),
          validationErrors: z
            .array(
              z.object({
                message: z.string(),
                sentence: SentenceShape.optional(),
                members: z.array(z.string()),
              }),
            )
            .nullable(),
        }),
      }),
    ),
  }),
);

export const BatchDeleteResult = entity(
  'BatchDeleteResult',
  z.object({
    deletedBookings: z.array(Id),
    failToDeleteBookings: z.array(z.object({ id: Id, message: z.string() })),
  }),
);

/** `label` and `manifest` are document tokens; `results` is the outcome of each row. */
export const BulkOperationResult = entity(
  'BulkOperationResult',
  z.object({
    label: z.array(z.string()),
    manifest: z.array(z.string()),
    results: z.array(
      z.object({
        bookingId: Id,
        operation: z.string(),
        status: z.enum(['Success', 'Failed', 'Skipped']),
        /** The manifest's or pickup's number, if there is one. */
        value: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
);

export const BookingConfiguration = entity(
  'BookingConfiguration',
  z.object({
    carrierSettings: z.array(
      z.object({ carrierCode: z.string(), operations: z.record(z.string(), z.boolean()) }),
    ),
  }),
);
