import type { Shop } from '@waybill/contract/shops/shops/shapes';
import type { Formats } from '#shell/formats.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { DateTime } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';

type Writing = {
  readonly t: Translate;
  readonly formats: Pick<Formats, 'dateTime' | 'exact'>;
  /** False for users of a customer, who have only one. */
  readonly withCustomer: boolean;
};

/** Platforms have proper names, except for entries that are not a platform. */
export const platformText = (platform: Shop['eCommercePlatform'], t: Translate): string => {
  if (platform === 'Csv') return t('CSV file');
  return platform === 'Simulated' ? t('Simulated shop') : platform;
};

export const shopColumns = ({ t, formats, withCustomer }: Writing): readonly Column<Shop>[] => [
  {
    id: 'name',
    header: 'Shop',
    cell: ({ name }) => name,
    title: ({ name }) => name,
    sortKey: 'name',
    width: 200,
  },
  {
    id: 'platform',
    header: 'Platform',
    cell: ({ eCommercePlatform }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={platformText(eCommercePlatform, t)} size={24} />
        <span className="truncate">{platformText(eCommercePlatform, t)}</span>
      </span>
    ),
    sortKey: 'eCommercePlatform',
    width: 170,
  },
  ...(withCustomer
    ? [
        {
          id: 'customer',
          header: 'Customer',
          cell: ({ customerName }: Shop) => customerName,
          width: 170,
          hideBelow: 1024,
        } as const,
      ]
    : []),
  {
    id: 'open',
    header: 'To book',
    cell: ({ openOrders }) => openOrders,
    align: 'right',
    width: 90,
  },
  {
    id: 'recent',
    header: 'Last 7 days',
    cell: ({ recentOrders }) => recentOrders,
    align: 'right',
    width: 100,
    hideBelow: 768,
  },
  {
    id: 'synced',
    header: 'Last import',
    cell: ({ lastSyncTime: at }) =>
      at && <DateTime text={formats.dateTime(at)} iso={at} title={formats.exact(at)} />,
    sortKey: 'lastSyncTime',
    width: 160,
    hideBelow: 768,
  },
  {
    id: 'state',
    header: 'State',
    cell: stateOf,
    width: 130,
    card: 'pill',
  },
];

function stateOf({ isActive, lastSyncProblem }: Shop) {
  if (!isActive) return <StatusPill family="neutral">Paused</StatusPill>;
  if (lastSyncProblem !== null) return <StatusPill family="red">Import failed</StatusPill>;
  return <StatusPill family="green">Active</StatusPill>;
}
