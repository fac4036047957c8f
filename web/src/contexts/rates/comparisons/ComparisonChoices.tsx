import type { ArgsOf } from '@waybill/contract/endpoint';
import type { exportComparison } from '@waybill/contract/rates/endpoints';
import { Download } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { DayChoice } from '../cards/DayChoice.tsx';
import { useRateCard, useRateCards } from '../cards/calls.ts';
import { useExportComparison } from './calls.ts';

type ChoicesProps = {
  readonly card: RateCard;
  readonly rootId: string;
  readonly requested: ArgsOf<typeof exportComparison>;
  readonly onChange: (changes: { readonly with?: unknown; readonly day?: unknown }) => void;
};

/** The version and the day to compare, and the export of the whole comparison. */
export function ComparisonChoices({ card, rootId, requested: query, onChange }: ChoicesProps) {
  const root = useRateCard(rootId).data?.ratecard;
  const versions = useRateCards({ versionOf: rootId, maxResultCount: 1000 });
  const others = [...(root ? [root] : []), ...(versions.data?.items ?? [])].filter(
    ({ id }) => id !== card.id,
  );
  const exporting = useExportComparison();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <FilterSelect
          single
          label="Compared with"
          options={others.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
          chosen={query.otherRateCardId ? [query.otherRateCardId] : []}
          onChange={([chosen]) => onChange({ with: chosen === rootId ? undefined : chosen })}
        />
        <DayChoice
          label="Valid on"
          day={query.day}
          onChange={(day) => onChange({ day: day ?? undefined })}
        />
        <span className="flex-1" />
        <Button
          icon={Download}
          working={exporting.isPending}
          onClick={() => exporting.mutate({ ...query, name: `${card.code}-changes.csv` })}
        >
          Export CSV
        </Button>
      </div>
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
    </>
  );
}
