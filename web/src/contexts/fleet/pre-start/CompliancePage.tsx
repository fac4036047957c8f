import { Download, Settings2 } from 'lucide-react';
import { preStartStatuses } from '@waybill/contract/fleet/pre-start/choices';
import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { checkColumns } from './check-columns.tsx';
import { checkLook, checkName, newestWithin } from './check-text.ts';
import { useExportChecks, usePreStartChecks } from './calls.ts';

const shape = {
  show: or(oneOf(['all', 'exceptions']), 'all'),
  status: oneOf(preStartStatuses),
  from: textValue,
  to: textValue,
};
const idOf = ({ id }: PreStartCheckAnswer) => id;
const hrefOf = ({ id }: PreStartCheckAnswer) => paths.preStartCheck(id);
const statuses = preStartStatuses.map((value) => ({ value, label: checkLook[value].word }));

/** Pre-start checks of all drivers, failures first. */
export function CompliancePage() {
  const may = useMay();
  const [search, setSearch] = useSearchState(shape);
  const list = useRecordList(paths.compliance(), 'severity');
  const filter = allOf([
    anyContains(['drivername', 'drivercode', 'registrationnumber'], list.search.q),
    search.status ? `status eq ${quoted(search.status)}` : '',
  ]);
  const chosen = {
    filter,
    exceptionsOnly: search.show === 'exceptions',
    ...(search.from && { startDay: search.from }),
    ...(search.to && { endDay: search.to }),
  };
  const { sorting, ...page } = list.requested;
  const order = newestWithin(sorting);
  const query = usePreStartChecks({ ...page, ...chosen, sorting: order });
  const file = useExportChecks();
  const narrow = (changes: Partial<typeof search>) => {
    list.narrow({});
    setSearch(changes);
  };
  const isNarrowed = filter !== '' || search.show !== 'all' || Boolean(search.from ?? search.to);
  return (
    <>
      <PageHeading
        title="Compliance"
        count={query.data?.totalCount.toString()}
        actions={[
          {
            label: 'Export',
            icon: Download,
            onAct: () => file.mutate({ ...chosen, sorting: order }),
            ...(file.isPending ? { state: 'loading' as const } : {}),
            primary: false,
          },
          ...(may('Administration.Settings')
            ? [
                {
                  label: 'Questions',
                  icon: Settings2,
                  href: paths.preStartQuestions(),
                  primary: false,
                },
              ]
            : []),
        ]}
      />
      {file.error && <Banner tone="problem" title={explain(file.error).message} />}
      <FilterBar
        search={{ ...list.text, placeholder: 'Driver or registration' }}
        promoted={
          <>
            <SegmentedControl
              label="Filter checks"
              value={search.show}
              onChange={(show) => narrow({ show })}
              options={[
                { value: 'all', label: 'All' },
                { value: 'exceptions', label: 'Exceptions' },
              ]}
            />
            <FilterSelect
              label="Status"
              single
              options={statuses}
              chosen={search.status ? [search.status] : []}
              onChange={([status]) => narrow({ status })}
            />
            <DateRangePicker
              label="Days"
              value={{ from: search.from ?? null, to: search.to ?? null }}
              onChange={({ from, to }) => narrow({ from: from ?? undefined, to: to ?? undefined })}
            />
          </>
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Pre-start checks"
        columns={checkColumns}
        rowId={idOf}
        rowName={checkName}
        rowHref={hrefOf}
        permission="Driver.View"
        onClearFilters={
          isNarrowed
            ? () => {
                list.narrow({ q: undefined });
                setSearch({ show: 'all', status: undefined, from: undefined, to: undefined });
              }
            : undefined
        }
        neverUsed={{
          title: 'No pre-start checks yet',
          text: 'Drivers complete the check in their app before they start.',
        }}
      />
    </>
  );
}
