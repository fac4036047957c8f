import type { UnCode } from '@waybill/contract/dangerousGoods/shapes';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { Column } from '#ui/table/types.ts';
import { HazardDiamond } from '../links/HazardDiamond.tsx';
import { Sources } from './Sources.tsx';
import { useLabel } from '#ui/labels.ts';
import { useCategories, useUnCodes } from './calls.ts';

const idOf = ({ dgProductCode, unClassCode }: UnCode): string => `${dgProductCode} ${unClassCode}`;
const nameOf = ({ dgProductCode }: UnCode): string => dgProductCode;

const columns: readonly Column<UnCode>[] = [
  {
    id: 'number',
    header: 'UN number',
    cell: ({ unNumber }) => <span className="num">{`UN${unNumber}`}</span>,
    sortKey: 'unNumber',
    width: 130,
    card: 'key',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ unDescription }) => unDescription,
    title: ({ dgProductDescription }) => dgProductDescription,
    sortKey: 'unDescription',
    width: 270,
    card: 'fact',
  },
  {
    id: 'class',
    header: 'Class',
    cell: (code) => <ClassOf code={code} />,
    sortKey: 'unClassCode',
    width: 290,
    card: 'fact',
  },
  {
    id: 'group',
    header: 'Package group',
    cell: ({ unPackageGroup }) => unPackageGroup,
    sortKey: 'unPackageGroup',
    width: 150,
    card: 'fact',
  },
  {
    id: 'source',
    header: 'Source',
    cell: ({ source }) => source,
    title: ({ source }) => source,
    width: 180,
    hideBelow: 1280,
    card: 'none',
  },
];

const shape = { class: textValue };

/** The UN list: searched by number or name, filtered by class. */
export function UnList() {
  const list = useRecordList(`${paths.dangerousGoods()}#list`, 'unNumber');
  const [chosen, change] = useSearchState(shape);
  const query = useUnCodes({
    ...list.requested,
    filter: allOf([
      anyContains(['dgProductCode', 'unDescription'], list.search.q?.replace(/^un\s+/i, 'UN')),
      chosen.class === undefined ? '' : `unClassCode eq ${quoted(chosen.class)}`,
    ]),
  });
  const isNarrowed = Boolean(list.search.q) || chosen.class !== undefined;
  return (
    <div className="grid gap-4">
      <Banner tone="warning" title="Verify before use">
        The list covers commonly shipped goods. The dangerous goods code in force where the freight
        travels is authoritative.
      </Banner>
      <Sources />
      <div>
        <FilterBar
          search={{ ...list.text, placeholder: 'UN number or name' }}
          promoted={
            <ClassFilter
              chosen={chosen.class}
              onChange={(next) => {
                list.narrow({});
                change({ class: next });
              }}
            />
          }
        />
        <RecordTable
          list={list}
          query={query}
          label="UN list"
          columns={columns}
          rowId={idOf}
          rowName={nameOf}
          permission="Customer.Edit"
          onClearFilters={
            isNarrowed ? () => list.narrow({ q: undefined, class: undefined }) : undefined
          }
          neverUsed={{ title: 'The UN list is empty' }}
        />
      </div>
    </div>
  );
}

type ClassFilterProps = {
  readonly chosen: string | undefined;
  readonly onChange: (chosen: string | undefined) => void;
};

function ClassFilter({ chosen, onChange }: ClassFilterProps) {
  const categories = useCategories().data?.items ?? [];
  return (
    <FilterSelect
      label="Class"
      single
      options={categories.map(({ code, description }) => ({
        value: code,
        label: `${code} ${description}`,
      }))}
      chosen={chosen === undefined ? [] : [chosen]}
      onChange={([first]) => onChange(first)}
    />
  );
}

/** A class: its diamond, number and name. */
function ClassOf({ code: { unClassCode, unClassDescription } }: { readonly code: UnCode }) {
  const spoken = useLabel();
  const text = [unClassCode, spoken(unClassDescription)].join(' ');
  return (
    <span title={text} className="flex min-w-0 items-center gap-2">
      <HazardDiamond category={unClassCode} />
      <span className="sm:truncate">{text}</span>
    </span>
  );
}
