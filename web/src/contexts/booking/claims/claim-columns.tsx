import type { Claim } from '@waybill/contract/booking/claims/shapes';
import type { Formats } from '#shell/formats.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { Column } from '#ui/table/types.ts';
import { ClaimPill } from './ClaimPill.tsx';
import { kindWords } from './claim-words.ts';

export const claimName = ({ consignmentId, bookingId }: Claim): string =>
  consignmentId ?? String(bookingId);

/** The columns of a list of claims; customers see only their own, so no customer's name. */
export const claimColumns = (
  { money, dateTime }: Formats,
  { t, isCustomer }: { readonly t: Translate; readonly isCustomer: boolean },
): readonly Column<Claim>[] => [
  {
    id: 'consignment',
    header: 'Consignment',
    cell: claimName,
    sortKey: 'consignmentId',
    width: 120,
    card: 'key',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ClaimPill status={status} />,
    sortKey: 'status',
    width: 155,
    card: 'pill',
  },
  {
    id: 'kind',
    header: 'Claim',
    cell: ({ kind }) => t(kindWords[kind]),
    sortKey: 'kind',
    width: 140,
    card: 'fact',
  },
  ...(isCustomer
    ? []
    : [
        {
          id: 'customer',
          header: 'Customer',
          cell: ({ customerName }: Claim) => customerName,
          sortKey: 'customerName',
          width: 130,
          card: 'fact' as const,
        },
      ]),
  {
    id: 'amount',
    header: 'Claimed inc. GST',
    cell: ({ amount }) => money(amount),
    sortKey: 'amount',
    align: 'right',
    width: 120,
    card: 'fact',
  },
  {
    id: 'accepted',
    header: 'Accepted inc. GST',
    cell: ({ acceptedAmount }) => (acceptedAmount === null ? '—' : money(acceptedAmount)),
    align: 'right',
    width: 120,
    card: 'fact',
  },
  {
    id: 'lodged',
    header: 'Lodged',
    cell: ({ creationTime }) => dateTime(creationTime),
    sortKey: 'creationTime',
    width: 140,
    card: 'fact',
  },
];
