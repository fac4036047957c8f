import { lineViews } from '@waybill/contract/reconciliation/shapes';
import { useMemo, useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { later } from '#ui/later.ts';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { undecided } from './line-dialog.ts';
import { Evidence } from './Evidence.tsx';
import { lineColumns } from './line-columns.tsx';
import type { ReconciliationLineItem } from './line-rows.ts';
import { useDecisions } from './use-decisions.ts';
import { useLineActs } from './use-line-acts.ts';
import type { LineList } from './use-line-list.ts';
import { viewWord } from './view-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const LinkDialog = later(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const DecisionDialog = later(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);

const idOf = ({ id }: ReconciliationLineItem) => String(id);
const nameOf = ({ consignmentId, carrierServiceName }: ReconciliationLineItem) =>
  `${consignmentId} ${carrierServiceName}`;
const views = lineViews.map((value) => ({ value, label: viewWord(value) }));

type LinesProps = {
  readonly id: number;
  readonly carrierCode: string;
  readonly list: LineList;
};

/** The lines of an invoice: view, approve, override, settle; by mouse or by keyboard. */
export function Lines({ id, carrierCode, list }: LinesProps) {
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => lineColumns(formats), [formats]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows } = list.steady;
  const decisions = useDecisions(id, list.steady);
  const [linked, setLinked] = useState<ReconciliationLineItem | null>(null);
  const exportedTime = list.answer.data?.exportedTime ?? null;
  const acts = useLineActs(decisions, exportedTime, setLinked);
  const known = useTableStatus(list.answer, 'Booking.Reconcile');
  const isLoading = rows === undefined && known.kind === 'ready';
  const status = isLoading ? ({ kind: 'loading' } as const) : known;
  const picked = undecided((rows ?? []).filter((row) => chosen.has(idOf(row))));
  const isDone = rows !== undefined && rows.length > 0 && undecided(rows).length === 0;
  return (
    <section className="grid gap-3" aria-label={t('Lines')}>
      <FilterBar
        search={{ ...list.typed, placeholder: 'Consignment' }}
        promoted={
          <FilterSelect
            label="Show"
            options={views}
            chosen={[list.view]}
            onChange={([view]) => list.show(view ?? 'all')}
            single
          />
        }
        end={<Keys />}
      />
      {decisions.problem !== null && (
        <Banner
          tone="problem"
          title={decisions.problem}
          actions={<Button onClick={decisions.dismiss}>Dismiss</Button>}
        />
      )}
      {isDone && list.view === 'open' && (
        <Banner
          tone="success"
          title="All lines on this page are decided."
          actions={<Button onClick={list.again}>Show remaining lines</Button>}
        />
      )}
      <DataTable
        label="Lines"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        status={status}
        onOpen={list.peekAt}
        onPeek={list.peekAt}
        rowKeys={acts.rowKeys}
        rowActions={acts.rowActions}
        selection={{ chosen, onChange: setChosen }}
        onClearFilters={list.isNarrowed && !list.isAllDecided ? list.clear : undefined}
        neverUsed={
          list.isAllDecided
            ? {
                title: 'Nothing left to review',
                action: <Button onClick={list.clear}>Show all lines</Button>,
              }
            : { title: 'No lines' }
        }
      />
      <BulkBar count={picked.length} onClear={() => setChosen(new Set())}>
        <Button size="small" look="primary" onClick={() => void decisions.approve(picked)}>
          Approve
        </Button>
        <Button size="small" onClick={() => acts.ask(picked, 'Absorbed')}>
          Absorb…
        </Button>
        <Button size="small" onClick={() => acts.ask(picked, 'Disputed')}>
          Dispute…
        </Button>
      </BulkBar>
      {list.total !== undefined && list.total > 0 && (
        <Pager {...list.page} total={list.total} onChange={list.onPage} />
      )}
      <Evidence line={list.peeked} onClose={list.closePeek} />
      {linked && (
        <LinkDialog
          line={linked}
          carrierCode={carrierCode}
          onClose={() => setLinked(null)}
          onLinked={list.again}
        />
      )}
      {acts.pending && (
        <DecisionDialog pending={acts.pending} decisions={decisions} onClose={acts.close} />
      )}
    </section>
  );
}

/** The keys that decide a line. */
const Keys = () => {
  const t = useTranslate();
  return (
    <p className="flex items-center gap-2 text-meta text-ink-3 max-lg:hidden pointer-coarse:hidden">
      <Kbd keys="j" /> {t('next')} <Kbd keys="a" /> {t('approve')} <Kbd keys="o" />{' '}
      {t('other amount')} <Kbd keys="b" /> {t('absorb')} <Kbd keys="d" /> {t('dispute')}{' '}
      <Kbd keys="u" /> {t('undo')}
    </p>
  );
};
