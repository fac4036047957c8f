import type {
  Discrepancy,
  LineStatus,
  ReconciliationStatus,
  Resolution,
} from '@waybill/contract/reconciliation/lifecycle';
import { kindOf } from '@waybill/contract/reconciliation/lifecycle';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Hourglass,
  type LucideIcon,
  MessageSquareWarning,
} from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { ReconciliationLineItem } from '../decisions/line-rows.ts';
import type * as shapes from '@waybill/contract/reconciliation/reconciliations/shapes';

export type LineStatusLook = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

const statuses: Readonly<Record<ReconciliationStatus, LineStatusLook>> = {
  Uploaded: { word: 'Waiting', family: 'neutral', icon: Hourglass },
  Processing: { word: 'Importing', family: 'blue', icon: CircleDashed },
  ReadyForApproval: { word: 'To decide', family: 'amber', icon: CircleAlert },
  PartiallyApproved: { word: 'Partly decided', family: 'blue', icon: CircleDot },
  Approved: { word: 'Approved', family: 'green', icon: CircleCheck },
  Failed: { word: 'Failed', family: 'red', icon: CircleX },
};

/** Returns the look of a status; one unknown to this page is shown as the server's text. */
export const statusLook = (status: string): LineStatusLook =>
  statuses[status as ReconciliationStatus] ?? { word: status, family: 'neutral', icon: CircleDot };

const lines: Readonly<Record<LineStatus, LineStatusLook>> = {
  Matched: { word: 'Matches', family: 'teal', icon: CircleCheck },
  OverCharged: { word: 'Over', family: 'orange', icon: CircleAlert },
  UnderCharged: { word: 'Under', family: 'purple', icon: CircleAlert },
  NotQuoted: { word: 'Not quoted', family: 'orange', icon: CircleAlert },
  NotBooked: { word: 'Not booked', family: 'red', icon: CircleX },
  Approved: { word: 'Approved', family: 'green', icon: CircleCheck },
};

const resolved: Readonly<Record<Resolution, string>> = {
  Absorbed: 'Absorbed',
  PassedOn: 'Passed on',
  Disputed: 'Disputed',
  Duplicate: 'Refused',
  Cancelled: 'Refused',
};

type Standing = Pick<shapes.ReconciliationServiceLine, 'status' | 'resolution'>;

/** Returns the look of a line: its resolution, otherwise the result of the comparison. */
export function lineLook({ status, resolution }: Standing): LineStatusLook {
  const kind = kindOf({ status, resolution });
  if (resolution === null) return lines[status];
  if (kind === 'disputed') {
    return { word: resolved[resolution], family: 'amber', icon: MessageSquareWarning };
  }
  if (kind === 'refused') return { word: resolved[resolution], family: 'neutral', icon: CircleX };
  return { ...lines.Approved, word: resolved[resolution] };
}

const reasons: Readonly<Record<Discrepancy, PlatformText>> = {
  Weight: 'Weight',
  Fuel: 'Fuel',
  Zone: 'Zone or rate',
  Accessorial: 'Additional service',
  Duplicate: 'Duplicate',
  Cancelled: 'Cancelled booking',
  Unmatched: 'No booking',
};

/** Returns the label of a discrepancy; null is within tolerance. */
export const reasonWord = (reason: Discrepancy | null): PlatformText =>
  reason === null ? 'Within tolerance' : reasons[reason];

/** Returns why a line differs; one booked with another carrier says so. */
export const whyWord = (
  line: Pick<ReconciliationLineItem, 'reason' | 'bookedElsewhere'>,
): PlatformText =>
  line.reason === 'Unmatched' && line.bookedElsewhere !== null
    ? 'Another carrier'
    : reasonWord(line.reason);
