import { Download } from 'lucide-react';
import { dayValue, guidValue, oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { CoverageFigures } from './CoverageFigures.tsx';
import { LanesWithoutRate } from './LanesWithoutRate.tsx';
import { OverlappingPlaces } from './OverlappingPlaces.tsx';
import { UncoveredPlaces } from './UncoveredPlaces.tsx';
import { useCardCoverage, useExportCoverage } from './calls.ts';

const reports = [
  { value: 'uncovered', label: 'In no zone' },
  { value: 'overlapping', label: 'In two zones' },
  { value: 'lanes', label: 'Lanes without a rate' },
] as const;
type Report = (typeof reports)[number]['value'];

/** The report's options, stored in the page's address. */
const shape = {
  report: or(oneOf(['uncovered', 'overlapping', 'lanes']), 'uncovered'),
  service: guidValue,
  day: dayValue,
};
const restarted = { q: undefined, sort: undefined, skip: undefined };

/** Reports the places that a card omits or has in two zones, and its lanes without a rate. */
export function Coverage({ card }: { readonly card: RateCard }) {
  const today = useToday();
  const [{ report, service, day = today }, change] = useSearchState(shape);
  const query = { rateCardId: card.id, day, rateServiceId: service };
  const coverage = useCardCoverage(query);
  return (
    <div className="grid gap-4">
      <Awaited query={coverage} permission="Carrier.View">
        {(figures) => <CoverageFigures card={card} coverage={figures} />}
      </Awaited>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl<Report>
          label="Report"
          value={report}
          onChange={(value) =>
            change({ ...restarted, report: value === 'uncovered' ? undefined : value })
          }
          options={reports}
        />
        <Export requested={{ ...query, report }} name={`${card.code}-${report}.csv`} />
      </div>
      {report === 'uncovered' && <UncoveredPlaces rateCardId={card.id} />}
      {report === 'overlapping' && (
        <OverlappingPlaces rateCardId={card.id} overlaps={coverage.data?.overlaps ?? []} />
      )}
      {report === 'lanes' && <LanesWithoutRate requested={query} onChange={change} />}
    </div>
  );
}

type ExportProps = {
  readonly requested: Omit<Parameters<ReturnType<typeof useExportCoverage>['mutate']>[0], 'name'>;
  readonly name: string;
};

function Export({ requested: query, name }: ExportProps) {
  const exporting = useExportCoverage();
  return (
    <>
      <Button
        icon={Download}
        working={exporting.isPending}
        onClick={() => exporting.mutate({ ...query, name })}
      >
        Export CSV
      </Button>
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
    </>
  );
}
