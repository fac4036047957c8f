import { rateChangeKinds } from '@waybill/contract/rates/comparisons/shapes';
import { useMemo, useState } from 'react';
import { dayValue, guidValue, oneOf } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { changeColumns, kindWords, type RateChange } from './change-columns.tsx';
import { ChangeDrawer } from '../versions/ChangeDrawer.tsx';
import { ComparisonChoices } from './ComparisonChoices.tsx';
import { ComparisonFigures } from './ComparisonFigures.tsx';
import { useComparison } from './calls.ts';

const shape = {
  with: guidValue,
  day: dayValue,
  kind: oneOf(rateChangeKinds),
};

type ComparisonProps = { readonly card: RateCard; readonly rootId: string };

/** The changes of a version, lane by lane, compared with its card or another version of it. */
export function Comparison({ card, rootId }: ComparisonProps) {
  const t = useTranslate();
  const formats = useFormats();
  const today = useToday();
  const [search] = useSearchState(shape);
  const { kind, with: other = rootId, day = card.effectiveDate ?? today } = search;
  const list = useRecordList(`${paths.rateCard(card.id)}#comparison`, 'lane');
  const [visible, setVisible] = useState<RateChange | null>(null);
  const query = { rateCardId: card.id, otherRateCardId: other, day, kind, search: list.search.q };
  const { skipCount, maxResultCount } = list.requested;
  const result = useComparison({
    ...query,
    skipCount,
    maxResultCount,
    sorting: sortingOf(list.sort),
  });
  const columns = useMemo(() => changeColumns(formats, t), [formats, t]);
  const data = result.data;
  return (
    <div className="grid gap-4">
      <ComparisonChoices
        card={card}
        rootId={rootId}
        requested={query}
        onChange={(changes) => list.narrow(changes)}
      />
      {data && <ComparisonFigures comparison={data} />}
      <FilterBar
        search={{ ...list.text, placeholder: t('Search lanes') }}
        promoted={
          <FilterSelect
            single
            label="Change"
            options={rateChangeKinds.map((value) => ({ value, label: kindWords[value].label }))}
            chosen={kind ? [kind] : []}
            onChange={([chosen]) => list.narrow({ kind: chosen })}
          />
        }
      />
      <DataTable
        label={t('Changes')}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        status={useTableStatus(result, 'Carrier.View')}
        sort={list.sort}
        onSort={list.onSort}
        total={data?.totalCount}
        onOpen={setVisible}
        onClearFilters={
          list.search.q || kind ? () => list.narrow({ q: undefined, kind: undefined }) : undefined
        }
        neverUsed={{
          title: t('No rates change'),
          text: t('Both have the same price for every lane on this day.'),
        }}
      />
      {data && data.totalCount > 0 && (
        <Pager {...list.page} total={data.totalCount} onChange={list.onPage} />
      )}
      {visible && <ChangeDrawer change={visible} onClose={() => setVisible(null)} />}
    </div>
  );
}

type Sort = ReturnType<typeof useRecordList>['sort'];

const sortingOf = ({ key, descending }: Sort) => {
  if (key !== 'percent') return 'lane';
  return descending ? '-percent' : 'percent';
};
