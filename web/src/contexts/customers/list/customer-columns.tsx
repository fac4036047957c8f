import { wordsOf } from '@waybill/contract/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/display-name';
import type { Customer } from '@waybill/contract/customers/shapes';
import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import type { Column } from '#ui/table/types.ts';
import { termsText } from '../choices.ts';
import { AccountPill } from '../parts/AccountPill.tsx';
import type { Say } from '#shell/texts/texts-context.ts';

export type CustomerRow = z.output<typeof Customer>;

/** The columns of the list of customers. */
export const customerColumns = (formats: Formats, say: Say): readonly Column<CustomerRow>[] => [
  ...identity,
  ...trading(formats, say),
];

const identity: readonly Column<CustomerRow>[] = [
  {
    id: 'name',
    header: 'Customer',
    cell: displayNameOf,
    title: displayNameOf,
    width: 170,
    sortKey: 'companyName',
  },
  { id: 'code', header: 'Code', cell: ({ code }) => code, width: 90, sortKey: 'code' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ accountStatus }) => <AccountPill status={accountStatus} />,
    card: 'pill',
    width: 100,
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
    card: 'none',
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contactName }) => contactName,
    sortKey: 'contactName',
    width: 106,
    hideBelow: 1024,
    card: 'none',
  },
  {
    id: 'suburb',
    header: 'Suburb',
    cell: ({ address }) => address.suburb,
    sortKey: 'suburb',
    width: 106,
    hideBelow: 1024,
    card: 'fact',
  },
];

const trading = ({ date, money }: Formats, say: Say): readonly Column<CustomerRow>[] => [
  {
    id: 'terms',
    header: 'Terms',
    cell: ({ paymentTerms }) => termsText(paymentTerms, say),
    sortKey: 'paymentTerms',
    width: 108,
    hideBelow: 1280,
    card: 'none',
  },
  {
    id: 'limit',
    header: 'Credit limit',
    cell: ({ creditLimit }) => (creditLimit ? money(creditLimit) : say('None')),
    align: 'right',
    sortKey: 'creditLimit',
    width: 122,
    hideBelow: 1024,
    card: 'none',
  },
  {
    id: 'lastBooking',
    header: 'Last booking',
    cell: ({ lastBookingDate }) => lastBookingDate && date(lastBookingDate),
    sortKey: 'lastBookingDate',
    width: 124,
    hideBelow: 1024,
    card: 'fact',
  },
];
