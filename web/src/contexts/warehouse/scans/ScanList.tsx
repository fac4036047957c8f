import { X } from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Why } from './LastScan.tsx';
import { outcomeLook } from './outcome-look.ts';
import { exceptionsOf, type StationScan } from './station.ts';

/** The number of scans shown; all are in the history of each item. */
const newest = 20;

type ScansProps = {
  readonly scans: readonly StationScan[];
  readonly onDismiss: (id: string) => void;
};

/** The scans to check later, and the newest scans: nothing here interrupts with a question. */
export function ScanList({ scans, onDismiss }: ScansProps) {
  const t = useTranslate();
  const exceptions = exceptionsOf(scans);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {exceptions.length > 0 && (
        <Panel title={t('To check ({count})', { count: exceptions.length })} flush>
          <ol className="divide-y divide-hairline">
            {exceptions.map((each) => (
              <ScanRow key={each.id} scan={each} onDismiss={() => onDismiss(each.id)} />
            ))}
          </ol>
        </Panel>
      )}
      <Panel title="Scans" flush>
        {scans.length === 0 && <p className="p-4 text-ink-2">{t('Scan the first item.')}</p>}
        <ol className="divide-y divide-hairline">
          {scans.slice(0, newest).map((each) => (
            <ScanRow key={each.id} scan={each} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

type RowProps = { readonly scan: StationScan; readonly onDismiss?: () => void };

function ScanRow({ scan, onDismiss }: RowProps) {
  const t = useTranslate();
  const { icon: Icon, tint, word } = outcomeLook(scan.outcome);
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon size={18} aria-hidden="true" className={cx('shrink-0', tint)} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-mono text-table">{scan.barcode}</span>
        <span className={cx('block text-meta', tint)}>
          {t(word)}
          {scan.message !== '' && (
            <>
              {' · '}
              <Why scan={scan} />
            </>
          )}
        </span>
      </span>
      {onDismiss && (
        <IconButton
          size="small"
          icon={X}
          label={t('Dismiss {barcode}', { barcode: scan.barcode })}
          onClick={onDismiss}
        />
      )}
    </li>
  );
}
