import type { Message } from '@waybill/contract/sentence';
import type { OrderStage } from '@waybill/contract/shops/lifecycle';
import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { paths } from '#paths';
import type { Formats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Translate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { DateTime } from '#ui/Money.tsx';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';

export const stageLabels = {
  ToCheck: 'To check',
  Ready: 'Ready',
  Booked: 'Booked',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
} as const satisfies Record<OrderStage, string>;

const stageFamilies: Readonly<Record<OrderStage, PillFamily>> = {
  ToCheck: 'amber',
  Ready: 'blue',
  Booked: 'green',
  Failed: 'red',
  Cancelled: 'neutral',
};

type Writing = {
  readonly t: Translate;
  readonly formats: Pick<Formats, 'dateTime' | 'exact'>;
};

export const receiverOf = ({ toAddress: to }: WebOrder): string =>
  to.companyName ?? to.contactName ?? '';

export const placeOf = ({ toAddress: to }: WebOrder): string =>
  [to.suburb, to.stateCode, to.postCode].filter(Boolean).join(' ');

const contentsOf = ({ items }: WebOrder): string =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

/** Returns what prevents an order from being booked, or null. */
export const obstacleOf = ({ failure, problems }: WebOrder): Message | null =>
  failure ?? problems[0]?.sentence ?? problems[0]?.message ?? null;

export const orderColumns = ({ t, formats }: Writing): readonly Column<WebOrder>[] => [
  {
    id: 'number',
    header: 'Order',
    cell: ({ orderNumber }) => orderNumber,
    sortKey: 'orderNumber',
    width: 110,
  },
  {
    id: 'stage',
    header: 'Stage',
    cell: ({ stage }) => (
      <StatusPill family={stageFamilies[stage]}>{stageLabels[stage]}</StatusPill>
    ),
    sortKey: 'stage',
    width: 120,
    card: 'pill',
  },
  {
    id: 'receiver',
    header: 'Receiver',
    cell: receiverOf,
    title: receiverOf,
    sortKey: 'receiver',
    width: 160,
    card: 'fact',
  },
  {
    id: 'place',
    header: 'Place',
    cell: placeOf,
    title: placeOf,
    sortKey: 'suburb',
    width: 170,
    card: 'fact',
  },
  {
    id: 'note',
    header: 'Consignment or problem',
    cell: (order) => noteOf(order, t),
    width: 250,
    card: 'fact',
    isWhole: true,
  },
  {
    id: 'contents',
    header: 'Contents',
    cell: contentsOf,
    title: contentsOf,
    width: 220,
    hideBelow: 1440,
    card: 'none',
  },
  {
    id: 'shop',
    header: 'Shop',
    cell: ({ shopName }) => shopName,
    sortKey: 'shopName',
    width: 130,
    hideBelow: 1440,
    card: 'none',
  },
  {
    id: 'time',
    header: 'Ordered',
    cell: ({ orderTime: at }) => (
      <DateTime text={formats.dateTime(at)} iso={at} title={formats.exact(at)} />
    ),
    sortKey: 'orderTime',
    width: 185,
    hideBelow: 1024,
    card: 'none',
  },
];

function noteOf(order: WebOrder, t: Translate) {
  const obstacle = obstacleOf(order);
  if (order.bookingId === null) return obstacle && <Translated text={obstacle} />;
  return (
    <AppLink href={paths.booking(order.bookingId)}>{order.consignmentId ?? t('Booking')}</AppLink>
  );
}
