import { cx } from '#ui/cx.ts';
import { statusGroups } from '@waybill/contract/booking/lifecycle';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { inStatuses, lateFilter } from '#contexts/booking/links/status-filters.ts';
import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useBookings, useOverdueInvoices, useUnallocatedJobs } from '../calls.ts';
import { PanelBody } from './PanelBody.tsx';
import { type LinkedRow, RowList } from './RowList.tsx';
import { useRows } from './use-rows.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

const perKindMax = 3;
const inTrouble = inStatuses(statusGroups.exception);

type AttentionProps = {
  /** The parts that the user may see. */
  readonly bookings: boolean;
  readonly jobs: boolean;
  readonly invoices: boolean;
  readonly now: number;
};

/** Work that is waiting, the most expensive to leave first. */
export function Attention({ bookings, jobs, invoices, now }: AttentionProps) {
  const troubled = useBookings(first(inTrouble, 'creationTime desc'), bookings);
  const late = useBookings(first(lateFilter(now), 'eta asc'), bookings);
  const waiting = useUnallocatedJobs(jobs);
  const overdue = useOverdueInvoices(invoices);
  const rows = useRows();
  const hasLists = usePageExists()('/bookings-beta');
  const query = [
    ...(bookings ? [troubled, late] : []),
    ...(jobs ? [waiting] : []),
    ...(invoices ? [overdue] : []),
  ];
  if (query.some(isFirstRequest)) {
    return (
      <Panel title="Needs attention" flush>
        <Skeleton rows={query.length * perKindMax} />
      </Panel>
    );
  }
  if (query.every(({ data }) => data?.totalCount === 0)) {
    return (
      <Panel title="Needs attention" flush>
        <EmptyState icon={CircleCheck} title="Nothing needs your attention" />
      </Panel>
    );
  }
  const exceptions = hasLists ? paths.bookingsBeta({ group: 'exception' }) : null;
  const allLate = hasLists ? paths.bookingsBeta({ only: 'late', sort: 'eta' }) : null;
  return (
    <Panel title="Needs attention" flush>
      {bookings && (
        <>
          <Group name="Exceptions" query={troubled} rowOf={rows.booking} href={exceptions} />
          <Group name="Late" query={late} rowOf={rows.late} href={allLate} />
        </>
      )}
      {jobs && (
        <Group
          name="Unallocated jobs"
          query={waiting}
          rowOf={rows.job}
          href={paths.jobs({ view: 'unallocated' })}
        />
      )}
      {invoices && (
        <Group
          name="Overdue invoices"
          query={overdue}
          rowOf={rows.invoice}
          href={paths.invoices({ view: 'overdue' })}
        />
      )}
    </Panel>
  );
}

const first = (filter: string, sorting: string) => ({
  filter,
  sorting,
  maxResultCount: perKindMax,
});

/**
 * Groups appear together, as each moves those below it; a query that is retried delays none of
 * them.
 */
const isFirstRequest = ({ isPending, failureCount }: UseQueryResult): boolean =>
  isPending && failureCount === 0;

type Listed<Row> = { readonly items: readonly Row[]; readonly totalCount: number };

type GroupProps<Row> = {
  readonly name: PlatformText;
  readonly query: {
    readonly data: Listed<Row> | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly rowOf: (row: Row) => LinkedRow;
  /** The page with all of them. */
  readonly href: string | null;
};

/** One kind of pending records; nothing if there are none. */
function Group<Row>({ name, query, rowOf, href }: GroupProps<Row>): ReactNode {
  const t = useTranslate();
  return (
    <PanelBody query={query} shape={<Skeleton rows={perKindMax} />}>
      {({ items, totalCount }) =>
        totalCount > 0 && (
          <div className="border-b border-hairline last:border-b-0">
            <h3
              className={cx(
                'flex items-baseline gap-2 px-4 pt-3 pb-1 text-table font-semibold text-ink-2',
              )}
            >
              {t(name)}
              <span className="num font-normal text-ink-3">{totalCount}</span>
              {href !== null && totalCount > items.length && (
                <AppLink href={href} className="hit ml-auto font-normal text-primary underline">
                  {t('View all')}
                </AppLink>
              )}
            </h3>
            <RowList label={t(name)} rows={items.map(rowOf)} />
          </div>
        )
      }
    </PanelBody>
  );
}
