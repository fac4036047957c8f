import type { InvoiceStatus } from '@waybill/contract/finance/lifecycle';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  FilePen,
  type LucideIcon,
} from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';

export type InvoiceLook = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

const looks: Readonly<Record<InvoiceStatus, InvoiceLook>> = {
  Draft: { word: 'Draft', family: 'neutral', icon: FilePen },
  Issued: { word: 'Unpaid', family: 'amber', icon: CircleDashed },
  PartiallyPaid: { word: 'Partly paid', family: 'blue', icon: CircleDot },
  Paid: { word: 'Paid', family: 'green', icon: CircleCheck },
  Overdue: { word: 'Overdue', family: 'red', icon: CircleAlert },
  Void: { word: 'Void', family: 'neutral', icon: Ban },
};

/** Returns the look of a status; one unknown to this page is shown as the server's text. */
export const invoiceLook = (status: string): InvoiceLook =>
  looks[status as InvoiceStatus] ?? { word: status, family: 'neutral', icon: CircleDashed };
