import type { LineHaulScanResult } from '@waybill/contract/linehaul/articles/shapes';
import { Undo2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useUndoScan } from './calls.ts';

const families = {
  Loaded: 'green',
  Unloaded: 'green',
  Repeated: 'amber',
  Over: 'orange',
  Refused: 'red',
} as const;

type OutcomesProps = {
  readonly linehaulid: string;
  readonly results: readonly LineHaulScanResult[];
  readonly onUndone: (articlenumber: string) => void;
};

/** The latest scans of this page; those that counted can be undone. */
export function ScanOutcomes({ linehaulid, results, onUndone }: OutcomesProps) {
  const t = useTranslate();
  const undoing = useUndoScan();
  if (results.length === 0) return null;
  const undo = (articlenumber: string) =>
    undoing.mutate({ linehaulid, articlenumber }, { onSuccess: () => onUndone(articlenumber) });
  return (
    <>
      {undoing.error && <Banner tone="problem" title={explain(undoing.error).message} />}
      <ul aria-live="polite" className="grid gap-1">
        {results.map(({ articlenumber, outcome, message, earlier }, place) => (
          <li
            key={`${articlenumber} ${results.length - place}`}
            className="flex flex-wrap items-center gap-2"
          >
            <StatusPill family={families[outcome]}>{outcome}</StatusPill>
            <span className="font-mono text-table">{articlenumber}</span>
            <span className="flex-1 text-meta text-ink-2">
              {earlier === null ? <Translated text={message} /> : <Earlier {...earlier} />}
            </span>
            {outcome !== 'Repeated' && outcome !== 'Refused' && (
              <IconButton
                size="small"
                icon={Undo2}
                label={t('Undo the scan of {article}', { article: articlenumber })}
                onClick={() => undo(articlenumber)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who scanned an article before, and when. */
function Earlier({ time: iso, userName }: NonNullable<LineHaulScanResult['earlier']>) {
  const t = useTranslate();
  const time = useFormats().dateTime(iso);
  return userName === null
    ? t('Already scanned {time}', { time })
    : t('Already scanned {time} by {name}', { time, name: userName });
}
