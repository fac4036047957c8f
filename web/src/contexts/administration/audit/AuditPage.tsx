import { actText } from '@waybill/contract/administration/audit/act-text';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';
import { Download } from 'lucide-react';
import { dayValue, oneOf, idValue, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTypedSearch } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Translated, useMessage } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { AuditDrawer } from './AuditDrawer.tsx';
import { UserFilter } from './UserFilter.tsx';
import type { AuditLog } from '@waybill/contract/administration/audit/shapes';
import { useAuditCsv, useAuditLogs } from './calls.ts';

const yesOrNo = oneOf(['yes', 'no']);
const shape = {
  q: textValue,
  user: idValue,
  by: idValue,
  method: textValue,
  refused: yesOrNo,
  from: dayValue,
  to: dayValue,
  before: idValue,
  peek: idValue,
};
const nothing = {
  q: undefined,
  user: undefined,
  by: undefined,
  method: undefined,
  refused: undefined,
  from: undefined,
  to: undefined,
  before: undefined,
};

const columns: readonly Column<AuditLog>[] = [
  { id: 'time', header: 'Time', cell: Time, width: 160, card: 'fact' },
  {
    id: 'what',
    header: 'What',
    cell: ({ methodName, ...entry }) => (
      <span className="flex items-center gap-2">
        <span className="truncate">
          <Translated text={actText(methodName)} />
        </span>
        {entry.exceptionMessage !== null && <Refused entry={entry} />}
      </span>
    ),
    card: 'key',
    width: 330,
  },
  {
    id: 'where',
    header: 'Part',
    cell: ({ serviceName }) => actText(serviceName),
    isWord: true,
    width: 190,
  },
  {
    id: 'user',
    header: 'User',
    cell: ({ userName }) => userName ?? '—',
    card: 'fact',
    width: 160,
  },
  {
    id: 'impersonator',
    header: 'Impersonated by',
    cell: ({ impersonatorUserName }) => impersonatorUserName ?? '—',
    width: 160,
  },
  {
    id: 'parameters',
    header: 'Request data',
    cell: ({ parameters }) => parameters,
    title: ({ parameters }) => parameters,
    hideBelow: 1280,
  },
];
const idOf = ({ id }: AuditLog) => String(id);
const nameOf = ({ methodName }: AuditLog) => actText(methodName);

/** Marks an entry that was refused; why is its tooltip. */
function Refused({
  entry,
}: {
  readonly entry: Pick<AuditLog, 'exceptionMessage' | 'exceptionSentence'>;
}) {
  const message = useMessage();
  const why = message(entry.exceptionSentence ?? entry.exceptionMessage ?? '');
  return (
    <span title={why}>
      <StatusPill family="red">Refused</StatusPill>
    </span>
  );
}

/** The audit log: who did what, and what it changed. */
export function AuditPage() {
  const t = useTranslate();
  const may = useMay();
  const { timezone } = useTenant();
  const [search, change] = useSearchState(shape);
  const narrow = (changes: Partial<typeof search>) => change({ ...changes, before: undefined });
  const typed = useTypedSearch(search.q, (q) => narrow({ q }));
  const filter = {
    ...(search.q ? { text: search.q } : {}),
    ...(search.user ? { userId: search.user } : {}),
    ...(search.by ? { impersonatorUserId: search.by } : {}),
    ...(search.method ? { method: search.method } : {}),
    ...(search.refused === undefined ? {} : { refused: search.refused === 'yes' }),
    ...daysOf(search, timezone),
  };
  const query = useAuditLogs({ ...filter, ...(search.before ? { before: search.before } : {}) });
  const csv = useAuditCsv();
  const rows = query.data?.items;
  const next = query.data?.next ?? undefined;
  const peeked = rows?.find(({ id }) => id === search.peek);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeading
        title="Audit log"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Audit log' }]}
        actions={[
          {
            label: 'Export CSV',
            icon: Download,
            primary: false,
            onAct: () => csv.mutate(filter),
            ...(csv.isPending ? { state: 'loading' as const } : {}),
          },
        ]}
      />
      {csv.error && <Banner tone="problem" title={explain(csv.error).message} />}
      <FilterBar
        search={{ ...typed, placeholder: t('Search request data, IP address or request ID') }}
        promoted={
          <>
            {may('Administration.Users') && (
              <>
                <UserFilter
                  label={t('User')}
                  value={search.user}
                  onChange={(user) => narrow({ user })}
                />
                <UserFilter
                  label={t('Impersonating')}
                  value={search.by}
                  onChange={(by) => narrow({ by })}
                />
              </>
            )}
            <FilterSelect
              label={t('Outcome')}
              single
              options={[
                { value: 'no', label: t('Done') },
                { value: 'yes', label: t('Refused') },
              ]}
              chosen={search.refused === undefined ? [] : [search.refused]}
              onChange={([refused]) => narrow({ refused: yesOrNo(refused) })}
            />
            <DateRangePicker
              label={t('Time')}
              value={{ from: search.from ?? null, to: search.to ?? null }}
              onChange={({ from, to }) => narrow({ from: from ?? undefined, to: to ?? undefined })}
              zone={timezone}
            />
          </>
        }
        chips={
          search.method
            ? [
                {
                  id: 'method',
                  label: t('Part'),
                  value: search.method,
                  onRemove: () => narrow({ method: undefined }),
                },
              ]
            : []
        }
        onClearAll={() => change(nothing)}
      />
      <DataTable
        label="Audit log"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ id }) => change({ peek: id }, { replace: true })}
        rowActions={(row) => [
          {
            label: t('Only this area'),
            onAct: () => narrow({ method: row.serviceName }),
          },
          {
            label: t('Only this call'),
            onAct: () => narrow({ method: `${row.serviceName}.${row.methodName}` }),
          },
        ]}
        status={useTableStatus(query, 'Administration.Settings')}
        onClearFilters={isNarrowed || search.before ? () => change(nothing) : undefined}
        neverUsed={{
          title: t('No audit entries yet'),
          text: t('Every change and every refused request is logged here and kept for two years.'),
        }}
      />
      <nav className="mt-3 flex gap-2" aria-label={t('Audit log pages')}>
        {search.before && (
          <Button onClick={() => change({ before: undefined })}>{t('Newest')}</Button>
        )}
        {next !== undefined && (
          <Button onClick={() => change({ before: next })}>{t('Older')}</Button>
        )}
      </nav>
      {peeked && <AuditDrawer entry={peeked} onClose={() => change({ peek: undefined })} />}
    </>
  );
}

/** Converts whole days in the tenant's timezone to moments; the last day is inclusive. */
function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
) {
  return {
    ...(from ? { from: startOfLocalDay(localDate(from), zone).toISOString() } : {}),
    ...(to ? { to: startOfLocalDay(addDays(localDate(to), 1), zone).toISOString() } : {}),
  };
}

function Time({ executionTime }: AuditLog) {
  const { dateTime } = useFormats();
  return dateTime(executionTime);
}
