import { lineHaulStatuses } from '@waybill/contract/jobs/jobs/choices';
import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf } from '#shell/list-page.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLineHauls } from './calls.ts';
import { isDelayed } from './delayed.ts';
import { lineHaulsWith } from './line-hauls-with.ts';
import { lineHaulLooks } from './LineHaulPill.tsx';

/** The maximum number of line hauls on the board; a filter finds others. */
const boardMax = 200;

/** Those that are over would soon outnumber the others: they are shown only when asked for. */
const over: readonly LineHaulStatus[] = ['Completed', 'Cancelled'];

type BoardProps = {
  /** What the list is searched for. */
  readonly text: string | undefined;
  /** The status that the list is narrowed to. */
  readonly status: string | undefined;
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

type ColumnProps = {
  readonly status: LineHaulStatus;
  readonly lineHauls: readonly LineHaul[];
};

function StatusColumn({ status, lineHauls }: ColumnProps) {
  const spoken = useLabel();
  const { number } = useFormats();
  const { icon: Icon } = lineHaulLooks[status];
  const name = spoken(status);
  return (
    <section aria-label={name} className="w-64 shrink-0 rounded-card bg-sunken p-2">
      <h2 className="flex items-center gap-2 px-1 pb-2 font-semibold">
        <Icon size={16} aria-hidden="true" className="text-ink-3" />
        {name}
        <span className="num ml-auto font-normal text-ink-3">{number(lineHauls.length)}</span>
      </h2>
      <ul className="grid max-h-[65vh] gap-2 overflow-y-auto">
        {lineHauls.map((lineHaul) => (
          <Card key={lineHaul.linehaulid} lineHaul={lineHaul} />
        ))}
      </ul>
    </section>
  );
}

function Card({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { linehaulcode, loadedarticles, unloadedarticles, numberofarticles: count } = lineHaul;
  const { startheadport, destinationheadport, carriername, weight } = lineHaul;
  const isUnloaded = unloading.includes(lineHaul.status);
  const done = isUnloaded ? unloadedarticles : loadedarticles;
  const text = t('{done} of {count}', { done, count });
  return (
    <li className="grid gap-1 rounded-control border border-hairline bg-surface p-2">
      <p className="flex items-baseline justify-between gap-2">
        <AppLink
          href={paths.lineHaul(lineHaul.linehaulid)}
          className="hit font-mono text-table text-primary underline"
        >
          {linehaulcode}
        </AppLink>
        <span className="truncate text-table">{`${startheadport} › ${destinationheadport}`}</span>
      </p>
      <When lineHaul={lineHaul} />
      {count > 0 && (
        <ProgressBar
          label={`${t(isUnloaded ? 'Unloaded' : 'Loaded')} · ${text}`}
          done={done / count}
        />
      )}
      <p className="flex justify-between gap-2 text-table text-ink-2">
        <span className="truncate">{carriername}</span>
        {weight > 0 && <span className="num shrink-0">{`${number(weight)} kg`}</span>}
      </p>
    </li>
  );
}

const unloading: readonly LineHaulStatus[] = ['Arrived', 'Unloading', 'Completed'];

/** When it departs or departed; once it is on the road, when it arrives. */
function When({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { arrivaldate, expectedarrival, plannedarrival, planneddeparture, status } = lineHaul;
  const isBefore = status === 'Planned' || status === 'Loading';
  const at = isBefore ? planneddeparture : (arrivaldate ?? expectedarrival ?? plannedarrival);
  if (at === null) return null;
  const isLate = isDelayed(lineHaul);
  const late = isLate ? 'font-medium text-red-fg' : '';
  return (
    <p className="flex justify-between gap-2 text-table text-ink-2">
      <span className={late}>{t(isBefore ? 'Departure' : isLate ? 'Delayed' : 'Arrival')}</span>
      <span className={late}>{dateTime(at)}</span>
    </p>
  );
}
