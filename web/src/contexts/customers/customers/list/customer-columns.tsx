import { wordsOf } from '@waybill/contract/customers/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import type { Column } from '#ui/table/types.ts';
import { termsText } from '../choices.ts';
import { AccountPill } from '../../parts/AccountPill.tsx';
import { CreditCell } from '../../credit/CreditCell.tsx';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { Customer } from '@waybill/contract/customers/customers/shapes';

export type CustomerItem = z.output<typeof Customer>;

type Seen = {
  readonly formats: Formats;
  readonly t: Translate;
  /** Whether to show what customers owe, which requires a finance permission. */
  readonly owed: boolean;
};

export const customerColumns = (seen: Seen): readonly Column<CustomerItem>[] => [
  ...identity,
  ...trading(seen),
];

const identity: readonly Column<CustomerItem>[] = [
  {
    id: 'name',
    header: 'Customer',
    cell: displayNameOf,
    title: displayNameOf,
    width: 166,
    sortKey: 'companyName',
  },
  { id: 'code', header: 'Code', cell: ({ code }) => code, width: 92, sortKey: 'code' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ accountStatus }) => <AccountPill status={accountStatus} />,
    card: 'pill',
    width: 124,
    sortKey: 'accountStatus',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => wordsOf(type),
    title: ({ type }) => wordsOf(type),
    isWord: true,
    width: 92,
    sortKey: 'type',
    hideBelow: 1440,
    card: 'none',
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contactName }) => contactName,
    sortKey: 'contactName',
    width: 106,
    hideBelow: 1680,
    card: 'none',
  },
  {
    id: 'suburb',
    header: 'Suburb',
    cell: ({ address }) => address.suburb,
    sortKey: 'suburb',
    width: 106,
    hideBelow: 1440,
    card: 'fact',
  },
];

const trading = ({ formats, t, owed }: Seen): readonly Column<CustomerItem>[] => [
  {
    id: 'terms',
    header: 'Terms',
    cell: ({ paymentTerms }) => termsText(paymentTerms, t),
    sortKey: 'paymentTerms',
    width: 96,
    hideBelow: 1680,
    card: 'none',
  },
  {
    id: 'credit',
    header: 'Credit used',
    cell: ({ creditLimit, creditExposure }) => (
      <CreditCell limit={creditLimit} used={creditExposure} />
    ),
    sortKey: 'creditUsed',
    width: 178,
    hideBelow: 768,
    card: 'fact',
  },
  ...(owed ? [outstanding(formats)] : []),
  {
    id: 'lastBooking',
    header: 'Last booking',
    cell: ({ lastBookingDate }) => lastBookingDate && formats.date(lastBookingDate),
    sortKey: 'lastBookingDate',
    width: 130,
    hideBelow: 1024,
    card: 'fact',
  },
  {
    id: 'accountManager',
    header: 'Account manager',
    cell: ({ accountManager }) => accountManager,
    title: ({ accountManager }) => accountManager ?? '',
    sortKey: 'accountManager',
    width: 144,
    hideBelow: 1280,
    card: 'none',
  },
];

const outstanding = ({ money }: Formats): Column<CustomerItem> => ({
  id: 'outstanding',
  header: 'Outstanding',
  cell: ({ outstandingAmount: owed }) =>
    owed !== null && <span className={owed === 0 ? 'text-ink-3' : undefined}>{money(owed)}</span>,
  align: 'right',
  sortKey: 'outstandingAmount',
  width: 114,
  hideBelow: 1024,
  card: 'fact',
});
