import type {
  Stocktake,
  StocktakeFinding,
  StocktakeLine,
} from '@waybill/contract/warehouse/stocktakes/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGuidParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useCloseStocktake, useStocktake } from './calls.ts';
import { CountForm } from './CountForm.tsx';

/** A stocktake: where to count, the counted items, and every difference once it may be shown. */
export function StocktakePage() {
  const query = useStocktake(useGuidParam());
  return (
    <Awaited query={query} permission="Warehouse.Scan" heading="Stocktake">
      {({ stocktake }) => <Loaded stocktake={stocktake} />}
    </Awaited>
  );
}

function Loaded({ stocktake }: { readonly stocktake: Stocktake }) {
  const t = useTranslate();
  const may = useMay();
  const [isClosing, setClosing] = useState(false);
  const title = stocktake.prefix || t('Whole warehouse');
  const isOpen = stocktake.status === 'Open';
  return (
    <>
      <PageHeading
        title={title}
        breadcrumb={[
          { label: 'Warehouse', href: paths.warehouseItems() },
          { label: 'Stocktakes', href: paths.stocktakes() },
          { label: title },
        ]}
        aside={<StatusPill family={isOpen ? 'blue' : 'neutral'}>{stocktake.status}</StatusPill>}
        actions={
          isOpen && may('Warehouse.Edit')
            ? [{ label: 'Close stocktake', primary: true, onAct: () => setClosing(true) }]
            : []
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {isOpen && <CountForm stocktake={stocktake} />}
          <Lines stocktake={stocktake} />
        </div>
        <Panel title="Details">
          <StocktakeDetails stocktake={stocktake} />
        </Panel>
      </div>
      {isClosing && <CloseDialog stocktake={stocktake} onClose={() => setClosing(false)} />}
    </>
  );
}

function StocktakeDetails({ stocktake }: { readonly stocktake: Stocktake }) {
  const t = useTranslate();
  const formats = useFormats();
  const { closedTime, differences, expected } = stocktake;
  return (
    <KeyValueList
      details={[
        { label: 'Counted', value: stocktake.counted, number: true },
        { label: 'Expected', value: expected ?? t('Blind count'), number: expected !== null },
        { label: 'Differences', value: differences, number: true },
        { label: 'Opened', value: formats.dateTime(stocktake.creationTime) },
        { label: 'Opened by', value: stocktake.createdBy },
        { label: 'Closed', value: closedTime && formats.dateTime(closedTime) },
        { label: 'Closed by', value: stocktake.closedBy },
        { label: 'Note', value: stocktake.note },
      ]}
    />
  );
}

const findings = {
  Counted: { family: 'green', word: 'As expected' },
  Missing: { family: 'red', word: 'Missing' },
  Elsewhere: { family: 'amber', word: 'Elsewhere' },
  NotExpected: { family: 'amber', word: 'Not expected' },
  Unknown: { family: 'red', word: 'Unknown barcode' },
} as const satisfies Readonly<Record<StocktakeFinding, object>>;

/** Sorts differences first; the others in the order in which they were counted. */
const ordered = (lines: readonly StocktakeLine[]) =>
  lines.toSorted((a, b) => Number(a.finding === 'Counted') - Number(b.finding === 'Counted'));

/** Until the stocktake is closed, nothing is missing: it may still be counted. */
const toCount = { family: 'neutral', word: 'Not counted yet' } as const;

const isToCount = ({ status }: Stocktake, { finding }: StocktakeLine): boolean =>
  status === 'Open' && finding === 'Missing';

function Lines({ stocktake }: { readonly stocktake: Stocktake }) {
  const t = useTranslate();
  const { lines = [] } = stocktake;
  // In an open blind count, a line shows only where it was counted.
  const isHidden = stocktake.expected === null;
  const lookOf = (line: StocktakeLine) =>
    isToCount(stocktake, line) ? toCount : findings[line.finding];
  return (
    <Panel title={isHidden ? 'Counted' : 'Findings'} flush>
      {lines.length === 0 && <p className="p-4 text-ink-2">{t('Nothing is counted yet.')}</p>}
      <ul className="divide-y divide-hairline">
        {ordered(lines).map((line) => (
          <li key={line.barcode} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 basis-40">
              {line.itemId === null ? (
                <span className="font-mono text-table">{line.barcode}</span>
              ) : (
                <AppLink
                  href={paths.warehouseItem(line.itemId)}
                  className="hit font-mono text-table text-primary underline"
                >
                  {line.barcode}
                </AppLink>
              )}
              <span className="block truncate text-meta text-ink-2">
                {[line.description, line.countedBy].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="num">
              {isHidden || line.finding === 'NotExpected' || line.finding === 'Unknown'
                ? line.countedZone
                : `${line.expectedZone ?? ''} › ${line.countedZone ?? '–'}`}
            </span>
            {!isHidden && <StatusPill family={lookOf(line).family}>{lookOf(line).word}</StatusPill>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type CloseProps = { readonly stocktake: Stocktake; readonly onClose: () => void };

function CloseDialog({ stocktake, onClose }: CloseProps) {
  const t = useTranslate();
  const left = (stocktake.lines ?? []).filter((line) => isToCount(stocktake, line)).length;
  const leftText = t('Not counted yet: {count, plural, one {# item} other {# items}}.', {
    count: left,
  });
  const effect = t('Counted items are where they were counted; what was not counted is missing.');
  const closing = useCloseStocktake();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question="Close this stocktake?"
      effect={left > 0 ? `${leftText} ${effect}` : effect}
      verb="Close stocktake"
      harmless={left === 0}
      working={closing.isPending}
      problem={closing.error && explain(closing.error).message}
      onConfirm={() => closing.mutate({ id: stocktake.id }, { onSuccess: onClose })}
    />
  );
}
