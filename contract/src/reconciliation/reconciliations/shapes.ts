import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money } from '../../shared/fields.ts';
import { discrepancies, lineStatuses, reconciliationStatuses, resolutions } from '../lifecycle.ts';
import { idOf } from '../../shared/ids.ts';

/**
 * One charge of a carrier's invoice with its quote. The carrier's side: quoted, invoiced, and the
 * difference as its recharge. The customer's side: quoted, the price at the invoiced charge with
 * the same markup, and the difference as the recharge. All amounts are before tax unless their
 * names state otherwise.
 */
export const ReconciliationServiceLine = entity(
  'ReconciliationServiceLine',
  z.object({
    id: Id,
    carrierInvoiceServiceCode: z.string().nullable(),
    carrierServiceCode: z.string().nullable(),
    carrierServiceName: z.string().nullable(),
    isAdditionalService: z.boolean(),
    /** Whether the quoted amounts are those of the whole booking or of this service only. */
    comparedWith: z.enum(['total', 'charge']),
    carrierQuotedTaxExclusiveAmount: Money,
    carrierInvoicedTaxExclusiveAmount: Money,
    carrierRechargeTaxExclusiveAmount: Money,
    carrierRechargeTax: Money,
    carrierRechargeAmount: Money,
    quotedTaxExclusiveAmount: Money,
    reQuotedTaxExclusiveAmount: Money,
    /** Misspelled on the wire. */
    customerRechargeTaxExcluiveAmount: Money,
    customerRechargeTax: Money,
    customerRechargeAmount: Money,
    status: z.enum(lineStatuses),
    /** Before tax; null until the line is approved. */
    approvedAmount: Money.nullable(),
    note: z.string().nullable(),
    /** Why it differs from the quote; null within tolerance. */
    reason: z.enum(discrepancies).nullable(),
    /** The reason as a sentence with its figures. */
    explanation: z.string(),
    explanationSentence: SentenceShape.optional(),
    resolution: z.enum(resolutions).nullable(),
    approvedBy: z.string().nullable(),
    approvedTime: Moment.nullable(),
  }),
);

export type ReconciliationServiceLine = z.output<typeof ReconciliationServiceLine>;

/** A consignment of the invoice and its booking. Kilograms and cubic metres. */
export const BookingReconciliation = entity(
  'BookingReconciliation',
  z.object({
    id: Id,
    bookingId: Id,
    customerId: Id,
    customerCode: z.string().nullable(),
    customerName: z.string().nullable(),
    companyName: z.string().nullable(),
    consignmentId: z.string(),
    bookingStatus: z.string(),
    declaredWeight: z.number(),
    declaredVolume: z.number(),
    /** 0 if the carrier stated none. */
    chargedWeight: z.number(),
    chargedVolume: z.number(),
    isWeightStated: z.boolean(),
    bookingReconciliationServices: z.array(ReconciliationServiceLine),
  }),
);

export type BookingReconciliation = z.output<typeof BookingReconciliation>;

/** A consignment of the invoice that matches no booking of its carrier. */
export const UnmatchedConsignment = entity(
  'UnmatchedConsignment',
  z.object({
    id: Id,
    consignmentId: z.string(),
    /** The booking of another carrier that has this consignment number. */
    bookedElsewhere: z.object({ bookingId: Id, carrierName: z.string() }).nullable(),
    chargedWeight: z.number().nullable(),
    chargedVolume: z.number().nullable(),
    bookingReconciliationServices: z.array(ReconciliationServiceLine),
  }),
);

export type UnmatchedConsignment = z.output<typeof UnmatchedConsignment>;

/** The progress of the import: rows read and consignments compared, with the totals. */
export const ImportProgress = z.object({
  rowCount: z.number().int(),
  rowsRead: z.number().int(),
  rowsCompared: z.number().int(),
});

/** Totals of a whole invoice, before tax. */
export const ReconciliationTotals = z.object({
  lines: z.number().int(),
  /** Neither approved nor refused; disputes among them. */
  waiting: z.number().int(),
  matched: z.number().int(),
  quoted: Money,
  invoiced: Money,
  difference: Money,
  /** Approved for the customers' next invoices. */
  recharged: Money,
  /** The invoiced amount of the approved lines: agreed to be paid to the carrier. */
  agreed: Money,
});

export const Reconciliation = entity(
  'Reconciliation',
  z.object({
    id: idOf('reconciliation'),
    status: z.enum(reconciliationStatuses),
    /** The carrier's code. */
    carrier: z.string(),
    carrierName: z.string(),
    fileGuid: Guid.nullable(),
    invalidBookingFileGuid: Guid.nullable(),
    creationTime: Moment,
    creatorUserName: z.string().nullable(),
    fileName: z.string(),
    invoiceNumber: z.string().nullable(),
    /** Why it failed, as a sentence. */
    problem: z.string().nullable(),
    /** Decisions made up to this moment are final; null if none was exported. */
    exportedTime: Moment.nullable(),
    progress: ImportProgress,
    totals: ReconciliationTotals,
    /** Empty in lists. */
    bookingReconciliations: z.array(BookingReconciliation),
  }),
);

export type Reconciliation = z.output<typeof Reconciliation>;

/** The lines with one reason and status, summed. */
export const ReasonSummary = entity(
  'ReconciliationReasonSummary',
  z.object({
    reason: z.enum(discrepancies).nullable(),
    lines: z.number().int(),
    waiting: z.number().int(),
    quoted: Money,
    invoiced: Money,
    difference: Money,
    customerRecharge: Money,
  }),
);

export const ReconciliationForApproval = entity(
  'ReconciliationForApproval',
  Reconciliation.extend({
    /** Consignments that match the view, of which one page follows. */
    totalCount: z.number().int(),
    unmatched: z.array(UnmatchedConsignment),
    summary: z.array(ReasonSummary),
  }),
);

export type ReconciliationForApproval = z.output<typeof ReconciliationForApproval>;
