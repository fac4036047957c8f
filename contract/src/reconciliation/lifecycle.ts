/** Where a carrier's invoice is on its way through reconciliation (decisions B-35). */
export const reconciliationStatuses = [
  'Uploaded',
  'Processing',
  'ReadyForApproval',
  'PartiallyApproved',
  'Approved',
  'Failed',
] as const;
export type ReconciliationStatus = (typeof reconciliationStatuses)[number];

/** How a line compares with what was quoted, or that it is approved (decisions B-36). */
export const lineStatuses = [
  'Matched',
  'OverCharged',
  'UnderCharged',
  'NotQuoted',
  'NotBooked',
  'Approved',
] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** Why a line is not what was quoted. */
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

/** What became of a line (decisions F-23). */
export const resolutions = ['Absorbed', 'PassedOn', 'Disputed', 'Duplicate', 'Cancelled'] as const;
export type Resolution = (typeof resolutions)[number];

/** What a rule needs to know of a line. */
export type LineStanding = {
  readonly status: LineStatus;
  readonly resolution: Resolution | null;
  /** Somebody can be recharged: the line belongs to a booking that stands. */
  readonly isRechargeable: boolean;
};

type Kind = 'open' | 'disputed' | 'refused' | 'approved';

/** A dispute waits for the carrier; what is refused or approved is done with. */
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

/** Why an act is not possible on a line, as a sentence, or null when it is. */
export function whyNotOnLine(line: LineStanding, act: LineAct): string | null {
  const kind = kindOf(line);
  if (kind === 'approved') return 'This line has already been approved.';
  if (!acts[kind].includes(act)) return 'This decision has already been made for the line.';
  if (act === 'PassedOn' && !line.isRechargeable) return 'There is no customer to pass this on to.';
  return null;
}

type Decided = Omit<LineStanding, 'isRechargeable'> & { readonly decidedAt: Date | null };

/**
 * Why a decision cannot be taken back, as a sentence, or null; recharges know of invoices besides.
 */
export function whyNotUndo(line: Decided, exportedAt: Date | null): string | null {
  if (kindOf(line) === 'open') return 'This line has not been decided yet.';
  const { decidedAt } = line;
  const isExported = exportedAt !== null && decidedAt !== null && decidedAt <= exportedAt;
  return isExported ? 'The decision has been exported and can no longer be undone.' : null;
}

/** Only what is read completely can be decided. */
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

/** The status that follows from what became of the lines. */
export function statusOf({ waiting, approved, resolved }: LineCounts): ReconciliationStatus {
  if (waiting === 0) return 'Approved';
  return approved + resolved === 0 ? 'ReadyForApproval' : 'PartiallyApproved';
}
