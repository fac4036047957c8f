import {
  kindOf,
  type LineAct,
  type Resolution,
  whyNotOnLine,
  whyNotUndo,
} from '@waybill/contract/reconciliation/lifecycle';
import type { ReconciliationLineItem } from './line-rows.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** What somebody is asked before it is done: an amount, or why. */
export type LineDialog =
  | { readonly kind: 'override'; readonly line: ReconciliationLineItem }
  | {
      readonly kind: 'resolve';
      readonly lines: readonly ReconciliationLineItem[];
      readonly resolution: Resolution;
    };

/** Why an act is not possible on a line, or null. */
export const whyNot = (line: ReconciliationLineItem, act: LineAct): string | null =>
  whyNotOnLine(
    {
      status: line.status,
      resolution: line.resolution,
      isRechargeable: line.bookingId !== null && line.reason !== 'Cancelled',
    },
    act,
  );

/** Why a decision cannot be taken back, or null; the server knows of invoices besides. */
export const whyNotUndoLine = (
  { status, resolution, approvedTime }: ReconciliationLineItem,
  exportedTime: string | null,
): string | null =>
  whyNotUndo(
    { status, resolution, decidedAt: momentOrNull(approvedTime) },
    momentOrNull(exportedTime),
  );

const momentOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Lines that may still be decided. */
export const undecided = (
  lines: readonly ReconciliationLineItem[],
): readonly ReconciliationLineItem[] => lines.filter((line) => kindOf(line) !== 'approved');

/** How a resolution is asked for. */
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

/** Why a consignment cannot be linked to a booking, or null. */
export const whyNotLink = ({ status, resolution }: ReconciliationLineItem): string | null =>
  status === 'Approved' || resolution !== null
    ? 'Undo the decisions on this consignment first.'
    : null;
