import {
  kindOf,
  type LineAct,
  type Resolution,
  whyNotOnLine,
  whyNotUndo,
} from '@waybill/contract/reconciliation/lifecycle';
import type { ReconciliationLineItem } from './line-rows.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** A dialog before an action: for an amount, or for a reason. */
export type LineDialog =
  | { readonly kind: 'override'; readonly line: ReconciliationLineItem }
  | {
      readonly kind: 'resolve';
      readonly lines: readonly ReconciliationLineItem[];
      readonly resolution: Resolution;
    };

/** Returns why an action on a line is not allowed, or null. */
export const whyNot = (line: ReconciliationLineItem, act: LineAct): string | null =>
  whyNotOnLine(
    {
      status: line.status,
      resolution: line.resolution,
      isRechargeable: line.bookingId !== null && line.reason !== 'Cancelled',
    },
    act,
  );

/** Returns why a decision cannot be undone, or null; the server also checks invoices. */
export const whyNotUndoLine = (
  { status, resolution, approvedTime }: ReconciliationLineItem,
  exportedTime: string | null,
): string | null =>
  whyNotUndo(
    { status, resolution, decidedAt: momentOrNull(approvedTime) },
    momentOrNull(exportedTime),
  );

const momentOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Returns the lines without a final decision. */
export const undecided = (
  lines: readonly ReconciliationLineItem[],
): readonly ReconciliationLineItem[] => lines.filter((line) => kindOf(line) !== 'approved');

/** The confirmation texts of each resolution. */
export const confirmTexts: Readonly<
  Record<Resolution, { readonly verb: PlatformText; readonly effect: PlatformText }>
> = {
  Absorbed: {
    verb: 'Absorb',
    effect: 'The carrier is paid and no customer is recharged.',
  },
  PassedOn: {
    verb: 'Pass on',
    effect: 'The carrier is paid and the customer is recharged on the next invoice.',
  },
  Disputed: {
    verb: 'Dispute',
    effect: 'The line is not paid until the carrier has responded.',
  },
  Duplicate: { verb: 'Refuse as duplicate', effect: 'The line is not paid.' },
  Cancelled: { verb: 'Refuse as cancelled', effect: 'The line is not paid.' },
};

/** Returns why a consignment cannot be linked to a booking, or null. */
export const whyNotLink = ({ status, resolution }: ReconciliationLineItem): string | null =>
  status === 'Approved' || resolution !== null
    ? 'Undo the decisions on this consignment first.'
    : null;
