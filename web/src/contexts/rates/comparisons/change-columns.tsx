import type {
  RateChange as RateChangeShape,
  rateChangeKinds,
} from '@waybill/contract/rates/comparisons/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
} from 'lucide-react';
import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { priceText } from '../rates/price-text.ts';

export type RateChange = z.output<typeof RateChangeShape>;
type Kind = (typeof rateChangeKinds)[number];
type KindWords = {
  readonly label: PlatformText;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

/** The label and look of each kind of change. */
export const kindWords: Readonly<Record<Kind, KindWords>> = {
  added: { label: 'Added', family: 'blue', icon: Plus },
  gone: { label: 'No longer included', family: 'red', icon: Minus },
  dearer: { label: 'More expensive', family: 'orange', icon: ArrowUp },
  cheaper: { label: 'Less expensive', family: 'green', icon: ArrowDown },
  mixed: { label: 'Mixed', family: 'amber', icon: ArrowUpDown },
  otherwise: { label: 'Different terms', family: 'neutral', icon: Pencil },
};

export const changeColumns = (
  { money, percent: percentText }: Formats,
  t: Translate,
): readonly Column<RateChange>[] => [
  {
    id: 'lane',
    header: 'Lane',
    cell: ({ fromZone, toZone }) => t('{fromZone} to {toZone}', { fromZone, toZone }),
    sortKey: 'lane',
    width: 180,
  },
  { id: 'service', header: 'Service', cell: ({ serviceCode }) => serviceCode, width: 90 },
  {
    id: 'kind',
    header: 'Change',
    cell: ({ kind }) => (
      <StatusPill family={kindWords[kind].family} icon={kindWords[kind].icon}>
        {t(kindWords[kind].label)}
      </StatusPill>
    ),
    width: 150,
    card: 'pill',
  },
  {
    id: 'before',
    header: 'Before',
    cell: ({ before }) => before && priceText(before.bands, money, t),
    width: 190,
    hideBelow: 768,
  },
  {
    id: 'after',
    header: 'After',
    cell: ({ after }) => after && priceText(after.bands, money, t),
    width: 190,
  },
  {
    id: 'percent',
    header: 'Percent',
    cell: ({ percent, least, most }) =>
      percent !== null && (
        <span
          title={
            percent === least && percent === most
              ? undefined
              : `${percentText(least ?? 0, asChange)} … ${percentText(most ?? 0, asChange)}`
          }
        >
          {percentText(percent, asChange)}
        </span>
      ),
    align: 'right',
    sortKey: 'percent',
    width: 110,
  },
];

/** How a change is shown: to one decimal, with its sign. */
export const asChange = { most: 1, signed: true } as const;
