import type { Formats } from '#shell/formats.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { type PromoCodeItem, promoState, usesText } from './promo-values.ts';
import type { Translate } from '#shell/texts/texts-context.ts';

const families = {
  Active: 'green',
  'Starts later': 'blue',
  Ended: 'neutral',
  'Used up': 'amber',
  Off: 'neutral',
} as const;

export const promoColumns = (
  { date, money, percent }: Formats,
  t: Translate,
  days: Parameters<typeof promoState>[1],
): readonly Column<PromoCodeItem>[] => [
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => <span className="font-mono">{code}</span>,
    sortKey: 'code',
    width: 180,
    card: 'key',
  },
  {
    id: 'rate',
    header: 'Discount',
    cell: ({ rate }) =>
      rate.calcMethod === 'Percentage' ? percent(rate.value) : money(rate.value),
    align: 'right',
    sortKey: 'rate.value',
    width: 110,
  },
  {
    id: 'start',
    header: 'First day',
    cell: ({ startDate }) => (startDate === null ? 'Open' : date(startDate)),
    isWord: true,
    sortKey: 'startDate',
    width: 130,
  },
  {
    id: 'end',
    header: 'Last day',
    cell: ({ endDate }) => (endDate === null ? 'Open' : date(endDate)),
    isWord: true,
    sortKey: 'endDate',
    width: 130,
  },
  {
    id: 'uses',
    header: 'Uses',
    cell: (row) => usesText(row, t),
    align: 'right',
    sortKey: 'used',
    width: 110,
  },
  {
    id: 'accounts',
    header: 'Carrier accounts',
    cell: ({ carrierAccountIds: ids }) => (ids.length === 0 ? t('All') : String(ids.length)),
    width: 140,
    hideBelow: 1024,
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => {
      const state = promoState(row, days);
      return <StatusPill family={families[state]}>{state}</StatusPill>;
    },
    sortKey: 'isActive',
    width: 125,
    card: 'pill',
  },
];
