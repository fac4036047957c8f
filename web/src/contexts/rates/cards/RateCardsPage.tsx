import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { FuelLevies } from '../charges/FuelLevies.tsx';
import { CardDrawer } from './CardDrawer.tsx';
import type { RateCard } from './card-values.ts';
import { testerGrid } from '../quotes/tester-grid.ts';
import { RateTester } from '../quotes/RateTester.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteCard, useRateCards } from './calls.ts';

const columns: readonly Column<RateCard>[] = [
  { id: 'name', header: 'Rate card', cell: ({ name }) => name, sortKey: 'name', width: 180 },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 110 },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description,
    title: ({ description }) => description,
    width: 180,
    hideBelow: 1024,
  },
  {
    id: 'state',
    header: 'State',
    cell: (card) => <CardPill card={card} />,
    width: 120,
    card: 'pill',
  },
];

export function CardPill({ card }: { readonly card: RateCard }) {
  const t = useTranslate();
  const { plainDate } = useFormats();
  if (card.versionOf && !card.effectiveDate) {
    return <StatusPill family="amber">{t('Draft')}</StatusPill>;
  }
  if (card.effectiveDate) {
    return (
      <StatusPill family="blue">
        {t('From {day}', { day: plainDate(card.effectiveDate) })}
      </StatusPill>
    );
  }
  if (!card.isActive) return <StatusPill family="neutral">Off</StatusPill>;
  if (card.isDefault) return <StatusPill family="green">Default</StatusPill>;
  return <StatusPill family="blue">{card.entityId ? t('One customer') : t('Active')}</StatusPill>;
}

const why =
  'Your own prices by zone and service, for your own fleet and for carriers without prices.';
const removalEffect =
  'Its versions, zones, services and rates are deleted too. Existing quotes are not changed.';

const tabIds = ['cards', 'fuel'] as const;
const shape = { tab: or(oneOf(tabIds), 'cards') };
const cleared = { q: undefined, sort: undefined, skip: undefined, edit: undefined };

/** The rate cards, the fuel levies that apply to all of them, and a price tester. */
export function RateCardsPage() {
  const [{ tab }, change] = useSearchState(shape);
  return (
    <>
      <PageHeading
        title="Rate cards"
        breadcrumb={[{ label: 'Carriers', href: paths.carriers() }, { label: 'Rate cards' }]}
      />
      <div className={testerGrid}>
        <div className="min-w-0">
          <Tabs
            label="Rate cards"
            active={tab}
            onChange={(id) => change({ ...cleared, tab: id === 'cards' ? undefined : id })}
            tabs={[
              { id: 'cards', label: 'Cards' },
              { id: 'fuel', label: 'Fuel levies' },
            ]}
          >
            {tab === 'fuel' ? <FuelLevies /> : <Cards />}
          </Tabs>
        </div>
        <RateTester />
      </div>
    </>
  );
}

function Cards() {
  const go = useGo();
  const list = useRecordList(paths.rateCards(), 'name');
  const query = useRateCards({ ...list.requested, filter: list.search.q });
  return (
    <RecordShelf
      one="rate card"
      many="rate cards"
      list={list}
      query={query}
      columns={columns}
      likelyRows={2}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.rateCard(id)}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why={why}
      removal={useDeleteCard()}
      removalEffect={removalEffect}
      editor={(row, close) => (
        <CardDrawer
          key={row?.id ?? 'new'}
          card={row}
          onClose={close}
          onSaved={(id) => go(paths.rateCard(id))}
        />
      )}
    />
  );
}
