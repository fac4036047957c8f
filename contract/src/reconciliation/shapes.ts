import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, line, Moment, Money } from '../shared/fields.ts';
import { chargeColumnsMax } from './columns.ts';
import { discrepancies, lineStatuses, reconciliationStatuses, resolutions } from './lifecycle.ts';

const amountMax = 1_000_000_000;

/** What a customer is recharged: before tax, two decimals at most. */
export const RechargeAmount = Money.min(0, 'A recharge is not below 0')
  .max(amountMax)
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'An amount has two decimals at most');

/**
 * One charge of a carrier's invoice beside what was quoted for it. The carrier's side: quoted,
 * invoiced, and the difference as its recharge. The customer's side: quoted, what it would be at the
 * invoiced charge with the same markup, and the difference as the recharge. All amounts before tax
 * unless they say so.
 */
export const ReconciliationServiceLine = entity(
  'ReconciliationServiceLine',
  z.object({
    id: Id,
    carrierInvoiceServiceCode: z.string().nullable(),
    carrierServiceCode: z.string().nullable(),
    carrierServiceName: z.string().nullable(),
    isAdditionalService: z.boolean(),
    /** Whether the quoted amounts are those of the whole booking or of this service alone. */
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
    /** Why it is not what was quoted; null within tolerance. */
    reason: z.enum(discrepancies).nullable(),
    /** The same in a sentence with its figures. */
    explanation: z.string(),
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
    chargedWeight: z.number(),
    chargedVolume: z.number(),
    bookingReconciliationServices: z.array(ReconciliationServiceLine),
  }),
);
export type BookingReconciliation = z.output<typeof BookingReconciliation>;

/** A consignment of the invoice that no booking of ours fits. */
export const UnmatchedConsignment = entity(
  'UnmatchedConsignment',
  z.object({
    id: Id,
    consignmentId: z.string(),
    chargedWeight: z.number(),
    chargedVolume: z.number(),
    bookingReconciliationServices: z.array(ReconciliationServiceLine),
  }),
);

/** How far the import is: rows read and consignments compared, of what there is. */
export const ImportProgress = z.object({
  rowCount: z.number().int(),
  rowsRead: z.number().int(),
  rowsCompared: z.number().int(),
});

/** Money of a whole invoice, before tax. */
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
  /** What the approved lines were invoiced at: agreed to be paid to the carrier. */
  agreed: Money,
});

export const Reconciliation = entity(
  'Reconciliation',
  z.object({
    id: Id,
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
    /** Decisions up to here stand; null while none was exported. */
    exportedTime: Moment.nullable(),
    progress: ImportProgress,
    totals: ReconciliationTotals,
    /** Empty in lists. */
    bookingReconciliations: z.array(BookingReconciliation),
  }),
);
export type Reconciliation = z.output<typeof Reconciliation>;

/** The lines of one reason and standing, summed. */
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

/** What a list of lines may be narrowed to. */
export const lineViews = [
  'all',
  'open',
  'Matched',
  ...discrepancies,
  'Disputed',
  'Approved',
] as const;
export type LineView = (typeof lineViews)[number];

export const ReconciliationForApproval = entity(
  'ReconciliationForApproval',
  Reconciliation.extend({
    /** Consignments that the view matches; a page of them follows. */
    totalCount: z.number().int(),
    unmatched: z.array(UnmatchedConsignment),
    summary: z.array(ReasonSummary),
  }),
);
export type ReconciliationForApproval = z.output<typeof ReconciliationForApproval>;

const ApprovedService = z.object({
  id: Id,
  /** Before tax; the customer's recharge when it is left out. Another amount needs `override`. */
  approvedAmount: RechargeAmount.nullish(),
  override: z.boolean().default(false),
  note: line(1000).nullish(),
});

export const ReconciliationApproval = entity(
  'ReconciliationApproval',
  z.object({
    id: Id,
    approvedBookings: z
      .array(z.object({ id: Id, approvedServices: z.array(ApprovedService).min(1).max(1000) }))
      .max(1000)
      .default([]),
    /** Approves all lines within tolerance as well. */
    allMatched: z.boolean().default(false),
  }),
);

export const UploadedInvoice = entity(
  'UploadedReconciliationFile',
  z.object({
    /** What importCsv asks for. */
    fileName: z.string(),
    originalName: z.string(),
    heads: z.array(z.string()),
    rowCount: z.number().int(),
    /** The first rows, cell by cell in the order of the heads. */
    sample: z.array(z.array(z.string())),
    /** Sums of the columns, in the order of the heads; null where a cell is no amount. */
    sums: z.array(Money.nullable()),
  }),
);

const head = line(200).optional();
/** The heads of a file under which the columns of an invoice stand. */
export const ColumnHeads = z.object({
  consignmentNo: head,
  serviceCode: head,
  serviceName: head,
  chargedWeight: head,
  chargedVolume: head,
  amountExTax: head,
  /** Further columns of amounts, each a charge of its own named by its head. */
  charges: z.array(line(200)).max(chargeColumnsMax).readonly().optional(),
});

const Allowance = z.object({
  amount: z.number().min(0, 'An amount is not below 0').max(100_000),
  percent: z.number().min(0, 'A percentage is not below 0').max(100),
});

/** Within the larger of an amount and a percentage of what was quoted a line matches (B-36). */
export const Tolerance = entity(
  'ReconciliationTolerance',
  z.object({
    above: Allowance,
    below: Allowance,
    fuelAbove: Allowance,
    fuelBelow: Allowance,
  }),
);

export const ReconciliationTerms = entity(
  'ReconciliationTerms',
  z.object({
    /** The carriers whose invoices can be imported, with the columns of their last file. */
    carriers: z.array(
      z.object({ code: z.string(), name: z.string(), columns: ColumnHeads.nullable() }),
    ),
    accounts: z.array(
      z.object({
        carrierAccountId: Id,
        name: z.string(),
        code: z.string(),
        carrierCode: z.string(),
        /** False while the account has the tolerance that everybody starts with. */
        isOwn: z.boolean(),
        tolerance: Tolerance,
      }),
    ),
  }),
);

const Freight = z.object({ weight: z.number(), volume: z.number() });

/** Declared, scanned and charged side by side. Kilograms and cubic metres. */
export const ReconciliationEvidence = entity(
  'ReconciliationEvidence',
  z.object({
    declared: Freight.extend({
      pieces: z.number().int(),
      chargeableWeight: z.number(),
      from: z.string(),
      to: z.string(),
      serviceName: z.string().nullable(),
    }),
    scanned: z.object({
      /** As scanners told it; null where none weighed or measured. */
      weight: z.number().nullable(),
      volume: z.number().nullable(),
      events: z.array(z.object({ status: z.string(), time: Moment, detail: z.string() })),
    }),
    charged: Freight.extend({
      rows: z.array(
        z.object({
          row: z.number().int(),
          serviceCode: z.string(),
          serviceName: z.string(),
          weight: z.number().nullable(),
          volume: z.number().nullable(),
          amount: Money,
        }),
      ),
    }),
  }),
);
export type ReconciliationEvidence = z.output<typeof ReconciliationEvidence>;

/** A letter about what is disputed, to be read and changed before it is sent. */
export const DisputeLetter = entity(
  'DisputeLetter',
  z.object({
    /** Where the carrier was written last; null for the first time. */
    to: z.string().nullable(),
    subject: z.string(),
    content: z.string(),
    /** Lines that are disputed, and what they were invoiced at before tax. */
    disputed: z.number().int(),
    disputedAmount: Money,
    /** What was sent about this invoice, newest first. */
    letters: z.array(
      z.object({
        id: Id,
        to: z.string(),
        subject: z.string(),
        creationTime: Moment,
        userName: z.string(),
      }),
    ),
  }),
);
export type DisputeLetter = z.output<typeof DisputeLetter>;
