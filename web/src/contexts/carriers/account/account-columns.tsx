import type { CarrierAccount, CarrierCode } from '@waybill/contract/carriers/shapes';
import type { z } from 'zod';
import { Avatar } from '#ui/Avatar.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';

export type Account = z.output<typeof CarrierAccount>;
export type Carrier = z.output<typeof CarrierCode>;

/** The carrier of an account in words; a simulated one says so. */
export const carrierText = (carriers: ReadonlyMap<string, Carrier>, code: string): string => {
  const carrier = carriers.get(code);
  if (carrier === undefined) return code;
  return carrier.isSimulated && !/simulat/i.test(carrier.name)
    ? `${carrier.name} (simulated)`
    : carrier.name;
};

/** Whom an account serves beside the customers it is mapped to. */
export const servedText = ({ availableForGuest, availableForPayg }: Account): string =>
  [availableForGuest ? 'Guests' : '', availableForPayg ? 'PAYG' : '']
    .filter((part) => part !== '')
    .join(', ');

export const accountColumns = (
  carriers: ReadonlyMap<string, Carrier>,
): readonly Column<Account>[] => [
  {
    id: 'name',
    header: 'Account',
    cell: ({ name }) => name,
    title: ({ name }) => name,
    sortKey: 'name',
    width: 200,
  },
  {
    id: 'carrier',
    header: 'Carrier',
    cell: ({ carrierCode, logos }) => (
      <span className="inline-flex items-center gap-2">
        <Avatar
          name={carrierText(carriers, carrierCode).replace(/ \(.*\)$/, '')}
          src={logos.small || undefined}
          size={24}
        />
        {carrierText(carriers, carrierCode)}
      </span>
    ),
    title: ({ carrierCode }) => carrierText(carriers, carrierCode),
    sortKey: 'carrierCode',
    width: 210,
  },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 110 },
  {
    id: 'customers',
    header: 'Customers',
    cell: ({ customerCount }) => customerCount,
    align: 'right',
    width: 100,
  },
  { id: 'served', header: 'Also serves', cell: servedText, width: 150, hideBelow: 1024 },
  {
    id: 'priced',
    header: 'Priced by',
    cell: ({ useManualRates, carrierCode }) =>
      useManualRates || carriers.get(carrierCode)?.isPricedByRates ? 'Rate card' : 'Carrier',
    width: 110,
    hideBelow: 1024,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => (
      <StatusPill family={isActive ? 'green' : 'neutral'}>{isActive ? 'Active' : 'Off'}</StatusPill>
    ),
    sortKey: 'isActive',
    width: 100,
    card: 'pill',
  },
];
