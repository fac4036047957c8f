import type { z } from 'zod';
import { CircleCheck, CircleX } from 'lucide-react';
import type { Formats } from '#shell/formats.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { DateTime } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { CarrierAccount, CarrierCode } from '@waybill/contract/carriers/accounts/shapes';

export type CarrierAccountItem = z.output<typeof CarrierAccount>;
export type CarrierChoice = z.output<typeof CarrierCode>;

/** Returns the name of an account's carrier; a simulated one is labelled as such. */
export const carrierText = (
  carriers: ReadonlyMap<string, CarrierChoice>,
  code: string,
  t: Translate,
): string => {
  const carrier = carriers.get(code);
  if (carrier === undefined) return code;
  if (carrier.name === 'Own fleet' || carrier.name === 'Manual carrier') return t(carrier.name);
  return carrier.isSimulated && !/simulat/i.test(carrier.name)
    ? t('{name} (simulated)', { name: carrier.name })
    : carrier.name;
};

/** Describes whom an account serves besides the customers assigned to it. */
export const servedText = (
  { availableForGuest, availableForPayg }: CarrierAccountItem,
  t: Translate,
): string =>
  [availableForGuest ? t('Guests') : '', availableForPayg ? t('PAYG') : '']
    .filter((part) => part !== '')
    .join(', ');

/** The texts and date formats of the columns. */
type Writing = {
  readonly t: Translate;
  readonly formats: Pick<Formats, 'date' | 'exact'>;
};

export const accountColumns = (
  carriers: ReadonlyMap<string, CarrierChoice>,
  { t, formats: { date, exact } }: Writing,
): readonly Column<CarrierAccountItem>[] => [
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
          name={carrierText(carriers, carrierCode, t).replace(/ \(.*\)$/, '')}
          src={logos.small || undefined}
          size={24}
        />
        <span className="truncate">{carrierText(carriers, carrierCode, t)}</span>
      </span>
    ),
    title: ({ carrierCode }) => carrierText(carriers, carrierCode, t),
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
    header: 'Also used by',
    cell: (row) => servedText(row, t),
    title: (row) => servedText(row, t),
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
    header: 'Last request',
    cell: ({ lastCall }) =>
      lastCall && (
        <StatusPill
          family={lastCall.isOk ? 'green' : 'red'}
          icon={lastCall.isOk ? CircleCheck : CircleX}
        >
          <DateTime
            iso={lastCall.time}
            text={
              lastCall.isOk ? date(lastCall.time) : t('Failed {at}', { at: date(lastCall.time) })
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
