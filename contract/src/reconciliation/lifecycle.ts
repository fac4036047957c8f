/** The stage of a carrier's invoice in reconciliation (decisions B-35). */
export const reconciliationStatuses = [
  'Uploaded',
  'Processing',
  'ReadyForApproval',
  'PartiallyApproved',
  'Approved',
  'Failed',
] as const;
export type ReconciliationStatus = (typeof reconciliationStatuses)[number];

/** The result of comparing a line with its quote, or that it is approved (decisions B-36). */
export const lineStatuses = [
  'Matched',
  'OverCharged',
  'UnderCharged',
  'NotQuoted',
  'NotBooked',
  'Approved',
] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** Why a line differs from its quote. */
export const discrepancies = [
  'Weight',
  'Fuel',
  'Zone',
  'Accessorial',
  'Duplicate',
  'Cancelled',
  'Unmatched',
] as const;
export type Discrepancy = (typeof discrepancies)[number];

/** How a line was resolved (decisions F-23). */
export const resolutions = ['Absorbed', 'PassedOn', 'Disputed', 'Duplicate', 'Cancelled'] as const;
export type Resolution = (typeof resolutions)[number];

/** The values of a line that rules depend on. */
export type LineStanding = {
  readonly status: LineStatus;
  readonly resolution: Resolution | null;
  /** True if a customer can be recharged: the line belongs to a booking that is not cancelled. */
  readonly isRechargeable: boolean;
};

type Kind = 'open' | 'disputed' | 'refused' | 'approved';

/**
 * Returns the kind of a line: a dispute awaits the carrier; refused and approved lines are settled.
 */
export function kindOf({ status, resolution }: Omit<LineStanding, 'isRechargeable'>): Kind {
  if (status === 'Approved') return 'approved';
  if (resolution === 'Disputed') return 'disputed';
  return resolution === null ? 'open' : 'refused';
}

export type LineAct = 'approve' | Resolution;

const acts: Readonly<Record<Kind, readonly LineAct[]>> = {
  open: ['approve', ...resolutions],
  disputed: ['approve', 'Absorbed', 'PassedOn', 'Duplicate', 'Cancelled'],
  refused: ['approve', 'Absorbed', 'PassedOn', 'Disputed'],
  approved: [],
};

/** Returns why an action on a line is not possible, as a sentence, or null if it is. */
export function whyNotOnLine(line: LineStanding, act: LineAct): string | null {
  const kind = kindOf(line);
  if (kind === 'approved') return 'This line has already been approved.';
  if (!acts[kind].includes(act)) return 'This decision has already been made for the line.';
  if (act === 'PassedOn' && !line.isRechargeable) return 'There is no customer to pass this on to.';
  return null;
}

type Decided = Omit<LineStanding, 'isRechargeable'> & { readonly decidedAt: Date | null };

/**
 * Returns why a decision cannot be undone, as a sentence, or null; recharges also depend on
 * invoices.
 */
export function whyNotUndo(line: Decided, exportedAt: Date | null): string | null {
  if (kindOf(line) === 'open') return 'This line has not been decided yet.';
  const { decidedAt } = line;
  const isExported = exportedAt !== null && decidedAt !== null && decidedAt <= exportedAt;
  return isExported ? 'The decision has been exported and can no longer be undone.' : null;
}

/** Returns whether lines can be decided: only after the invoice was read completely. */
export const isDecidable = (status: ReconciliationStatus): boolean =>
  status === 'ReadyForApproval' || status === 'PartiallyApproved';

export type LineCounts = {
  readonly lines: number;
  readonly approved: number;
  /** Neither approved nor refused; disputes among them. */
  readonly waiting: number;
  /** Of any resolution. */
  readonly resolved: number;
};

/** Returns the status of an invoice that follows from the outcomes of its lines. */
export function statusOf({ waiting, approved, resolved }: LineCounts): ReconciliationStatus {
  if (waiting === 0) return 'Approved';
  return approved + resolved === 0 ? 'ReadyForApproval' : 'PartiallyApproved';
}
