import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import { Building2, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useAllHeadPorts } from '../head-ports/calls.ts';
import { Locations } from './Locations.tsx';
import { Overlaps } from './Overlaps.tsx';
import { PlaceTester } from './PlaceTester.tsx';
import { ZoneShelf } from './ZoneShelf.tsx';
import { lastPort, rememberPort } from './last-port.ts';
import { useExportZones } from './calls.ts';

const ZonesMap = later(async () => (await import('./ZonesMap.tsx')).ZonesMap);

const ZoneImportDialog = later(
  async () => (await import('./ZoneImportDialog.tsx')).ZoneImportDialog,
);

const tabs = [
  { id: 'zones', label: 'Zones' },
  { id: 'locations', label: 'Locations' },
  { id: 'map', label: 'Map' },
  { id: 'overlaps', label: 'Overlaps' },
] as const;

const shape = {
  port: textValue,
  tab: or(oneOf(tabs.map(({ id }) => id)), 'zones'),
};
const cleared = { q: undefined, sort: undefined, skip: undefined, edit: undefined };

/** The zones of a head port, with the suburbs that each serves. */
export function ZonesPage() {
  const ports = useAllHeadPorts();
  return (
    <Awaited query={ports} permission="Job.View" heading="Zones">
      {({ items }) => <WithPorts ports={items} />}
    </Awaited>
  );
}

function WithPorts({ ports }: { readonly ports: readonly HeadPort[] }) {
  const [{ port: chosen }] = useSearchState(shape);
  const port = portOf(ports, chosen ?? lastPort());
  if (port !== undefined) return <OfPort key={port.id} port={port} ports={ports} />;
  return (
    <>
      <PageHeading title="Zones" breadcrumb={breadcrumb} />
      <EmptyState
        title="No head ports yet"
        text="A zone belongs to a head port. Add a head port first."
        action={<ButtonLink href={paths.headPorts()}>Head ports</ButtonLink>}
      />
    </>
  );
}

/** The head port that was chosen; otherwise the one with most zones. */
const portOf = (ports: readonly HeadPort[], chosen: string | null): HeadPort | undefined =>
  ports.find(({ id }) => id === chosen) ?? ports.toSorted((a, b) => b.zonecount - a.zonecount)[0];

const breadcrumb = [{ label: 'Settings', href: paths.settings() }, { label: 'Zones' }] as const;

type OfPortProps = { readonly port: HeadPort; readonly ports: readonly HeadPort[] };

function OfPort({ port, ports }: OfPortProps) {
  const mayEdit = useMay()('Job.Edit');
  const [{ tab }, change] = useSearchState(shape);
  const [importing, setImporting] = useState(false);
  const exporting = useExportZones();
  const importZones = {
    label: 'Import CSV',
    icon: Upload,
    primary: false,
    onAct: () => setImporting(true),
  };
  return (
    <>
      <PageHeading
        title="Zones"
        breadcrumb={breadcrumb}
        actions={[
          ...(mayEdit ? [importZones] : []),
          {
            label: 'Export CSV',
            icon: Download,
            primary: false,
            onAct: () => exporting.mutate(port),
            ...(exporting.isPending ? { state: 'loading' as const } : {}),
          },
          { label: 'Head ports', href: paths.headPorts(), icon: Building2, seldom: true },
        ]}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      <div className="mb-3">
        <FilterSelect
          single
          label="Head port"
          options={ports.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          chosen={[port.id]}
          onChange={([id = port.id]) => {
            rememberPort(id);
            change({ port: id, ...cleared });
          }}
        />
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(18rem,1fr)]">
        <div className="min-w-0">
          <Tabs
            label="Zones"
            tabs={tabs}
            active={tab}
            onChange={(id) => change({ tab: id === 'zones' ? undefined : id, ...cleared })}
          >
            {tab === 'zones' && <ZoneShelf port={port} />}
            {tab === 'locations' && <Locations port={port} />}
            {tab === 'map' && <ZonesMap port={port} />}
            {tab === 'overlaps' && <Overlaps port={port} />}
          </Tabs>
        </div>
        <PlaceTester />
      </div>
      {importing && <ZoneImportDialog port={port} onClose={() => setImporting(false)} />}
    </>
  );
}
