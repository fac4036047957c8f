import { lineHaulStatuses } from '@waybill/contract/jobs/jobs/choices';
import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import { allOf } from '#shell/list-page.ts';
import { StatusBoard } from '#shell/records/StatusBoard.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLineHauls } from './calls.ts';
import { LineHaulCard } from './LineHaulCard.tsx';
import { lineHaulLooks } from './LineHaulPill.tsx';
import { lineHaulsWith } from './line-hauls-with.ts';

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
  const statuses = lineHaulStatuses.filter((each) =>
    status ? each === status : !over.includes(each),
  );
  const filter = `status in (${statuses.map((each) => `'${each}'`).join(',')})`;
  const query = useLineHauls({
    filter: allOf([filter, lineHaulsWith(text)]),
    sorting: 'planneddeparture',
    maxResultCount: boardMax,
  });
  return (
    <>
      <StatusBoard
        label={t('Line hauls by status')}
        query={query}
        columns={statuses.map((each) => ({
          status: each,
          name: each,
          icon: lineHaulLooks[each].icon,
        }))}
        cutOffText={(count) =>
          t('The first {count} line hauls. Narrow the list to see the others.', { count })
        }
        card={(lineHaul) => <LineHaulCard key={lineHaul.linehaulid} lineHaul={lineHaul} />}
      />
      {!status && query.data && !query.error && (
        <p className="text-table text-ink-2">
          {t('Choose a status to see line hauls that are completed or cancelled.')}
        </p>
      )}
    </>
  );
}
