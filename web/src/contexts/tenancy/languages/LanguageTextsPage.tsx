import type { LanguageText } from '@waybill/contract/tenancy/languages/shapes';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { TextCell } from './TextCell.tsx';
import { TextImport } from './TextImport.tsx';
import { useExportTexts, useLanguages, useLanguageTexts } from './calls.ts';

const shape = {
  target: textValue,
  base: textValue,
  missing: textValue,
};

/** The texts of a language beside those of another, edited in place. */
export function LanguageTextsPage() {
  const languages = useLanguages();
  const [search] = useSearchState(shape);
  const list = useRecordList(paths.languageTexts(), '');
  const fallback = languages.data?.defaultLanguageName;
  const target = search.target ?? fallback ?? '';
  const base = search.base ?? fallback ?? '';
  const query = {
    sourceName: 'Platform' as const,
    baseLanguageName: base,
    targetLanguageName: target,
    targetValueFilter: search.missing === 'yes' ? ('EMPTY' as const) : ('ALL' as const),
    filterText: list.search.q,
    skipCount: list.page.skip,
    maxResultCount: list.page.take,
  };
  const result = useLanguageTexts(query, target !== '');
  const status = useTableStatus(languages.error ? languages : result, 'Administration.Languages');
  const exporting = useExportTexts();
  const columns = useMemo(() => columnsFor(base, target), [base, target]);
  const options = (languages.data?.items ?? []).map(({ name, displayName }) => ({
    value: name,
    label: displayName,
  }));
  const total = result.data?.totalCount;
  return (
    <>
      <PageHeading
        title="Texts"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Languages', href: paths.languages() },
          { label: 'Texts' },
        ]}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      <FilterBar
        search={{ ...list.text, placeholder: 'Search texts' }}
        promoted={
          <>
            <FilterSelect
              label="Language"
              single
              options={options}
              chosen={[target]}
              onChange={([name]) => list.narrow({ target: name })}
            />
            <FilterSelect
              label="Compare with"
              single
              options={options}
              chosen={[base]}
              onChange={([name]) => list.narrow({ base: name })}
            />
            <FilterSelect
              label="Translation"
              single
              options={[{ value: 'yes', label: 'Not translated' }]}
              chosen={search.missing === 'yes' ? ['yes'] : []}
              onChange={([value]) => list.narrow({ missing: value })}
            />
          </>
        }
        end={
          <Button
            icon={Download}
            working={exporting.isPending}
            onClick={() => exporting.mutate({ baseLanguageName: base, targetLanguageName: target })}
          >
            Export CSV
          </Button>
        }
      />
      <DataTable
        label="Texts"
        columns={columns}
        rows={result.data?.items}
        rowId={keyOf}
        rowName={keyOf}
        status={status}
        total={total}
        likelyRows={list.page.take}
        onClearFilters={
          list.search.q || search.missing
            ? () => list.narrow({ q: undefined, missing: undefined })
            : undefined
        }
        cardsOff
        neverUsed={{ title: 'No texts' }}
      />
      {total !== undefined && total > 0 && (
        <Pager {...list.page} total={total} onChange={list.onPage} />
      )}
      {target !== '' && <TextImport base={base} target={target} />}
    </>
  );
}

const keyOf = ({ key }: LanguageText): string => key;

const columnsFor = (base: string, target: string): readonly Column<LanguageText>[] => [
  {
    id: 'base',
    header: 'Text',
    cell: ({ baseValue }) => <span lang={base}>{baseValue}</span>,
    title: ({ baseValue }) => baseValue,
    card: 'key',
  },
  {
    id: 'target',
    header: 'Translation',
    cell: (text) => <TextCell key={`${target} ${text.key}`} text={text} target={target} />,
    card: 'fact',
  },
];
