import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { useMemo } from 'react';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { DateTime } from '#ui/Money.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { scanLook } from '../jobs/status.ts';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import { decisionWords, kindWords, lackWords } from './review-words.ts';
import { useScanReviews } from './calls.ts';

const shape = { view: or(oneOf(['open', 'decided']), 'open'), id: textValue };

const views = [
  { id: 'open', label: 'To decide' },
  { id: 'decided', label: 'Decided' },
] as const;

const columnsIn = (formats: Formats, t: Translate): readonly Column<ScanReview>[] => [
  {
    id: 'number',
    header: 'Number',
    cell: ({ itemid }) => <span className="font-mono text-table">{itemid}</span>,
    sortKey: 'itemid',
    width: 140,
    card: 'key',
  },
  {
    id: 'kind',
    header: 'Why',
    cell: ({ kind }) => t(kindWords[kind]),
    sortKey: 'kind',
    width: 170,
    card: 'pill',
  },
  {
    id: 'scan',
    header: 'Scan event',
    cell: ({ code }) => <Translated text={scanLook(code).word} />,
    sortKey: 'code',
    width: 150,
    card: 'fact',
  },
  {
    id: 'missing',
    header: 'What is missing',
    cell: ({ lacks }) => lacks.map((lack) => t(lackWords[lack])).join(', '),
    width: 220,
    card: 'fact',
  },
  {
    id: 'by',
    header: 'Scanned by',
    cell: ({ creatorname }) => creatorname,
    width: 150,
    card: 'fact',
  },
  {
    id: 'at',
    header: 'When',
    cell: ({ scannedeventdatetime: at }) => (
      <DateTime text={formats.dateTime(at)} title={formats.exact(at)} iso={at} />
    ),
    sortKey: 'scannedeventdatetime',
    width: 150,
    card: 'fact',
  },
  {
    id: 'decision',
    header: 'Decision',
    cell: ({ decision }) => (decision === null ? null : t(decisionWords[decision])),
    width: 120,
    hideBelow: 1024,
  },
];

/** Scans that were put aside, and proofs that lack something: dispatch decides about each. */
export function ScanReviewsPage() {
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => columnsIn(formats, t), [formats, t]);
  const [{ view, id }, change] = useSearchState(shape);
  const list = useRecordList(paths.scanReviews(), '-scannedeventdatetime');
  const query = useScanReviews({
    ...list.requested,
    filter: list.search.q,
    decided: view === 'decided',
  });
  const opened = query.data?.items.find((review) => review.id === id);
  return (
    <>
      <PageHeading
        title="Scans to review"
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: 'Scans to review' }]}
      />
      <Tabs
        label="Views"
        tabs={views}
        active={view}
        onChange={(next) => list.narrow({ view: next === 'open' ? undefined : next })}
      >
        <FilterBar search={{ ...list.text, placeholder: 'Number' }} />
        <RecordTable
          list={list}
          query={query}
          permission="Job.Edit"
          label="Scans to review"
          columns={columns}
          rowId={(review) => review.id}
          rowName={({ itemid }) => itemid}
          onOpen={(review) => change({ id: review.id }, { replace: true })}
          onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
          neverUsed={
            view === 'open'
              ? {
                  title: 'Nothing to decide',
                  text: 'Scans without a job and incomplete proofs of delivery appear here.',
                }
              : { title: 'Nothing decided yet', text: 'Your decisions appear here.' }
          }
        />
      </Tabs>
      {opened && (
        <ReviewDrawer
          key={opened.id}
          review={opened}
          onClose={() => change({ id: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
