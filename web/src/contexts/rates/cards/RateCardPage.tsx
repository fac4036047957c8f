import { Pencil, Percent } from 'lucide-react';
import { useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { later } from '#ui/later.ts';
import { talkTabs, useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGuidParam, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CardDrawer } from './CardDrawer.tsx';
import type { RateCard } from './card-values.ts';
import { Rates } from '../rates/Rates.tsx';
import { Services } from '../services/Services.tsx';
import { Zones } from '../zones/Zones.tsx';
import { Surcharges } from '../charges/Surcharges.tsx';
import { Matrix } from '../matrix/Matrix.tsx';
import { Coverage } from '../coverage/Coverage.tsx';
import { Comparison } from '../comparisons/Comparison.tsx';
import { RateLab } from '../versions/RateLab.tsx';
import { Versions } from '../versions/Versions.tsx';
import { VersionBanner } from '../versions/VersionBanner.tsx';
import { ImportPanel } from '../rates/ImportPanel.tsx';
import { testerGrid } from '../quotes/tester-grid.ts';
import { RateTester } from '../quotes/RateTester.tsx';
import { CardPill } from './RateCardsPage.tsx';
import { useRateCard } from './calls.ts';

const PercentageDrawer = later(
  async () => (await import('../versions/PercentageDrawer.tsx')).PercentageDrawer,
);

/** One rate card: its rates, zones and services, with a place to try it. */
export function RateCardPage() {
  return (
    <Awaited heading="Rate card" query={useRateCard(useGuidParam())} permission="Carrier.View">
      {({ ratecard }) => <Loaded key={ratecard.id} card={ratecard} />}
    </Awaited>
  );
}

const tabIds = [
  'rates',
  'matrix',
  'zones',
  'coverage',
  'services',
  'charges',
  'versions',
  'comparison',
  'lab',
  'files',
  ...talkTabs,
] as const;
/** Tabs that use the tester's space as well. */
const wideTabs: ReadonlySet<string> = new Set(['lab', 'matrix', 'coverage', 'comparison']);
const shape = { tab: or(oneOf(tabIds), 'rates') };
const versionTabs = [
  { id: 'comparison', label: 'Comparison' },
  { id: 'lab', label: 'Rate lab' },
] as const;
const rootTabs = [{ id: 'versions', label: 'Versions' }] as const;
const cleared = {
  q: undefined,
  sort: undefined,
  skip: undefined,
  edit: undefined,
  report: undefined,
};

function Loaded({ card }: { readonly card: RateCard }) {
  const [{ tab }, change] = useSearchState(shape);
  const [editing, setEditing] = useState(false);
  const [changing, setChanging] = useState(false);
  const mayEdit = useMay()('Job.Rates');
  const isWide = wideTabs.has(tab);
  const talk = useTalkTabs({ entitytype: 'RateCard', entityid: card.id, hasCustomer: false });
  return (
    <>
      <PageHeading
        title={card.name}
        breadcrumb={[{ label: 'Rate cards', href: paths.rateCards() }, { label: card.code }]}
        aside={
          <>
            <CardPill card={card} />
            <Copyable text={card.code} />
          </>
        }
        actions={
          mayEdit
            ? [
                { label: 'Edit card', icon: Pencil, onAct: () => setEditing(true) },
                {
                  label: 'Change by a percentage',
                  icon: Percent,
                  onAct: () => setChanging(true),
                },
              ]
            : []
        }
      />
      {card.versionOf && <VersionBanner card={card} rootId={card.versionOf} />}
      <Tabs
        label="Rate card"
        active={tab}
        onChange={(id) => change({ ...cleared, tab: id === 'rates' ? undefined : id })}
        tabs={[
          { id: 'rates', label: 'Rates' },
          { id: 'matrix', label: 'Table' },
          { id: 'zones', label: 'Zones' },
          { id: 'coverage', label: 'Coverage' },
          { id: 'services', label: 'Services' },
          { id: 'charges', label: 'Surcharges' },
          ...(card.versionOf ? versionTabs : rootTabs),
          { id: 'files', label: 'Files' },
          ...talk,
        ]}
      >
        <div className={isWide ? 'grid' : testerGrid}>
          <div className="min-w-0">
            {tab === 'rates' && <Rates rateCardId={card.id} />}
            {tab === 'matrix' && <Matrix rateCardId={card.id} />}
            {tab === 'zones' && <Zones rateCardId={card.id} />}
            {tab === 'coverage' && <Coverage card={card} />}
            {tab === 'services' && <Services rateCardId={card.id} />}
            {tab === 'charges' && <Surcharges rateCardId={card.id} />}
            {tab === 'versions' && <Versions card={card} />}
            {tab === 'comparison' && card.versionOf && (
              <Comparison card={card} rootId={card.versionOf} />
            )}
            {tab === 'lab' && <RateLab card={card} />}
            {tab === 'files' && <Files card={card} mayEdit={mayEdit} />}
            {talk.find(({ id }) => id === tab)?.content()}
          </div>
          {!isWide && <RateTester card={card} />}
        </div>
      </Tabs>
      {editing && <CardDrawer card={card} onClose={() => setEditing(false)} />}
      {changing && <PercentageDrawer card={card} onClose={() => setChanging(false)} />}
    </>
  );
}

function Files({ card, mayEdit }: { readonly card: RateCard; readonly mayEdit: boolean }) {
  return (
    <div className="grid gap-4">
      <ImportPanel kind="zones" card={card} mayImport={mayEdit} />
      <ImportPanel kind="rates" card={card} mayImport={mayEdit} />
    </div>
  );
}
