import { lineHaulStatuses } from '@waybill/contract/jobs/jobs/choices';
import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { allOf } from '#shell/list-page.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLineHauls } from './calls.ts';
import { lineHaulsWith } from './line-hauls-with.ts';
import { StatusColumn } from './StatusColumn.tsx';

/** The maximum number of line hauls on the board; a filter finds others. */
const boardMax = 200;

/** Those that are over would soon outnumber the others: they are shown only when asked for. */
const over: readonly LineHaulStatus[] = ['Completed', 'Cancelled'];

type BoardProps = {
  /** What the list is searched for. */
  readonly text: string | undefined;
  /** The status that the list is narrowed to. */
  readonly status: LineHaulStatus | undefined;
};

/** The line hauls of the list as cards, with a column for each status. */
export function LineHaulBoard({ text, status }: BoardProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const statuses = lineHaulStatuses.filter((each) =>
    status ? each === status : !over.includes(each),
  );
  const shown = `status in (${statuses.map((each) => `'${each}'`).join(',')})`;
  const query = useLineHauls({
    filter: allOf([shown, lineHaulsWith(text)]),
    sorting: 'planneddeparture',
    maxResultCount: boardMax,
  });
  if (query.error) {
    return (
      <Banner
        tone="problem"
        title={explain(query.error).message}
        actions={<Button onClick={() => void query.refetch()}>Retry</Button>}
      />
    );
  }
  if (query.data === undefined) return <Skeleton lines={12} />;
  const { items, totalCount } = query.data;
  const byStatus = Map.groupBy(items, (each) => each.status);
  return (
    <>
      {totalCount > items.length && (
        <Banner
          tone="info"
          title={t('The first {count} line hauls. Narrow the list to see the others.', {
            count: number(items.length),
          })}
        />
      )}
      <section
        aria-label={t('Line hauls by status')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
        tabIndex={0}
        className="mt-3 flex items-start gap-3 overflow-x-auto pb-3"
      >
        {statuses.map((each) => (
          <StatusColumn key={each} status={each} lineHauls={byStatus.get(each) ?? []} />
        ))}
      </section>
      {!status && (
        <p className="text-table text-ink-2">
          {t('Choose a status to see line hauls that are completed or cancelled.')}
        </p>
      )}
    </>
  );
}
