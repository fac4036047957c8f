import type { CarrierAccount, CarrierCode } from '@waybill/contract/carriers/shapes';
import type { z } from 'zod';
import { CircleCheck, CircleX } from 'lucide-react';
import type { Formats } from '#shell/formats.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { DateTime } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import type { Say } from '#shell/texts/texts-context.ts';

export type Account = z.output<typeof CarrierAccount>;
export type Carrier = z.output<typeof CarrierCode>;

/** The carrier of an account in words; a simulated one says so. */
export const carrierText = (
  carriers: ReadonlyMap<string, Carrier>,
  code: string,
  say: Say,
): string => {
  const carrier = carriers.get(code);
  if (carrier === undefined) return code;
  if (carrier.name === 'Own fleet' || carrier.name === 'Manual carrier') return say(carrier.name);
  return carrier.isSimulated && !/simulat/i.test(carrier.name)
    ? say('{name} (simulated)', { name: carrier.name })
    : carrier.name;
};

/** Whom an account serves beside the customers it is mapped to. */
export const servedText = ({ availableForGuest, availableForPayg }: Account, say: Say): string =>
  [availableForGuest ? say('Guests') : '', availableForPayg ? say('PAYG') : '']
    .filter((part) => part !== '')
    .join(', ');

/** What the columns say, and how they write moments. */
type Writing = {
  readonly say: Say;
  readonly formats: Pick<Formats, 'date' | 'exact'>;
};

export const accountColumns = (
  carriers: ReadonlyMap<string, Carrier>,
  { say, formats: { date, exact } }: Writing,
): readonly Column<Account>[] => [
  {
    id: 'name',
    header: 'Account',
    cell: ({ name }) => name,
    title: ({ name }) => name,
    sortKey: 'name',
    width: 170,
  },
  {
    id: 'carrier',
    header: 'Carrier',
    cell: ({ carrierCode, logos }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar
          name={carrierText(carriers, carrierCode, say).replace(/ \(.*\)$/, '')}
          src={logos.small || undefined}
          size={24}
        />
        <span className="truncate">{carrierText(carriers, carrierCode, say)}</span>
      </span>
    ),
    title: ({ carrierCode }) => carrierText(carriers, carrierCode, say),
    sortKey: 'carrierCode',
    width: 150,
  },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 105 },
  {
    id: 'customers',
    header: 'Customers',
    cell: ({ customerCount }) => customerCount,
    align: 'right',
    width: 100,
    card: 'none',
  },
  {
    id: 'served',
    header: 'Also serves',
    cell: (row) => servedText(row, say),
    title: (row) => servedText(row, say),
    width: 125,
    hideBelow: 1024,
  },
  {
    id: 'priced',
    header: 'Priced by',
    cell: ({ useManualRates, carrierCode }) =>
      useManualRates || carriers.get(carrierCode)?.isPricedByRates ? 'Rate card' : 'Carrier',
    isWord: true,
    width: 100,
    hideBelow: 1024,
  },
  {
    id: 'lastCall',
    header: 'Last call',
    cell: ({ lastCall }) =>
      lastCall && (
        <StatusPill
          family={lastCall.isOk ? 'green' : 'red'}
          icon={lastCall.isOk ? CircleCheck : CircleX}
        >
          <DateTime
            iso={lastCall.time}
            text={
              lastCall.isOk ? date(lastCall.time) : say('Failed {at}', { at: date(lastCall.time) })
            }
            title={exact(lastCall.time)}
          />
        </StatusPill>
      ),
    title: ({ lastCall }) => lastCall?.answer ?? '',
    width: 160,
    card: 'fact',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => (
      <StatusPill family={isActive ? 'green' : 'neutral'}>{isActive ? 'Active' : 'Off'}</StatusPill>
    ),
    sortKey: 'isActive',
    width: 110,
    card: 'pill',
  },
];
