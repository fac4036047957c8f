import { useFormats } from '#shell/formats.ts';
import { Panel } from '#ui/Panel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Reconciliation } from '@waybill/contract/reconciliation/reconciliations/shapes';

/** The progress of an import: reading is the first half, comparing the second. */
export function ImportProgress({ progress }: Pick<Reconciliation, 'progress'>) {
  const t = useTranslate();
  const { number } = useFormats();
  const { rowCount, rowsRead, rowsCompared } = progress;
  const isReading = rowsRead < rowCount;
  const text = isReading
    ? t('Reading row {rowsRead} of {rowCount}', {
        rowsRead: number(rowsRead),
        rowCount: number(rowCount),
      })
    : t('Comparing row {rowsCompared} of {rowCount}', {
        rowsCompared: number(rowsCompared),
        rowCount: number(rowCount),
      });
  return (
    <Panel title="Importing the invoice" narrow>
      <div className="grid gap-2">
        <progress
          className="h-2 w-full accent-primary"
          aria-label={t('Import')}
          max={Math.max(rowCount * 2, 1)}
          value={rowsRead + rowsCompared}
        />
        <output className="num text-ink-2">{text}</output>
        <p className="text-ink-3">
          {t('You can leave this page: the import continues, even after a restart.')}
        </p>
      </div>
    </Panel>
  );
}
