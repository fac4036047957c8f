import { whyNotLineHaul } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaulLoad, resolutions } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useState } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useResolveArticles } from './calls.ts';

type Resolution = (typeof resolutions)[number];
type Difference = {
  readonly articlenumber: string;
  readonly jobno: string | null;
  readonly customername: string | null;
  readonly resolution: Resolution | null;
  readonly resolutionnote: string | null;
};

type DifferencesProps = { readonly lineHaul: LineHaul; readonly load: LineHaulLoad };

/** Articles that are short (expected but not scanned) or over (scanned but not expected). */
export function Differences({ lineHaul, load }: DifferencesProps) {
  const isUnloading = lineHaul.status === 'Unloading';
  if (!isUnloading && lineHaul.status !== 'Completed') return null;
  const shorts = load.articles.filter(({ unloadedat }) => unloadedat === null);
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <DifferenceList title="Short" differences={shorts} lineHaul={lineHaul} />
      <DifferenceList title="Over" differences={load.overs} lineHaul={lineHaul} />
    </div>
  );
}

type ListProps = {
  readonly title: 'Short' | 'Over';
  readonly differences: readonly Difference[];
  readonly lineHaul: LineHaul;
};

const nothing = {
  Short: 'Every expected article is scanned.',
  Over: 'No unexpected articles were scanned.',
} as const;

const titles = { Short: 'Short ({count})', Over: 'Over ({count})' } as const;

function DifferenceList({ title, differences, lineHaul }: ListProps) {
  const t = useTranslate();
  const [settling, setSettling] = useState<readonly string[] | null>(null);
  const mayResolve = whyNotLineHaul('resolve', lineHaul.status) === null;
  const open = differences.filter(({ resolution }) => resolution === null);
  return (
    <Panel
      title={t(titles[title], { count: differences.length })}
      actions={
        mayResolve &&
        open.length > 1 && (
          <Button
            size="small"
            look="quiet"
            onClick={() => setSettling(open.map(({ articlenumber }) => articlenumber))}
          >
            {t('Resolve all')}
          </Button>
        )
      }
      flush
    >
      {differences.length === 0 ? (
        <p className="p-4 text-ink-2">{t(nothing[title])}</p>
      ) : (
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto">
          {differences.map((each) => (
            <DifferenceRow
              key={each.articlenumber}
              difference={each}
              onResolve={mayResolve ? () => setSettling([each.articlenumber]) : undefined}
            />
          ))}
        </ul>
      )}
      {settling !== null && (
        <ResolveDialog
          lineHaul={lineHaul}
          articlenumbers={settling}
          onClose={() => setSettling(null)}
        />
      )}
    </Panel>
  );
}

type RowProps = {
  readonly difference: Difference;
  readonly onResolve: (() => void) | undefined;
};

function DifferenceRow({ difference, onResolve }: RowProps) {
  const t = useTranslate();
  const { articlenumber, jobno, customername, resolution, resolutionnote } = difference;
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-mono text-table">{articlenumber}</p>
        <p className="truncate text-meta text-ink-2">
          {jobno === null ? t('No job has this barcode.') : `${jobno} · ${customername ?? ''}`}
        </p>
        {resolutionnote !== null && <p className="text-meta text-ink-2">{resolutionnote}</p>}
      </div>
      {resolution === null ? (
        onResolve && (
          <Button
            size="small"
            onClick={onResolve}
            aria-label={t('Resolve {article}', { article: articlenumber })}
          >
            {t('Resolve')}
          </Button>
        )
      ) : (
        <StatusPill family={resolution === 'Found' ? 'green' : 'amber'}>{resolution}</StatusPill>
      )}
    </li>
  );
}

type ResolveProps = {
  readonly lineHaul: LineHaul;
  readonly articlenumbers: readonly string[];
  readonly onClose: () => void;
};

/** Resolves articles as found, or accepted with a note. */
function ResolveDialog({ lineHaul, articlenumbers, onClose }: ResolveProps) {
  const t = useTranslate();
  const finding = useResolveArticles();
  const send = useResolveArticles();
  const settled = { linehaulid: lineHaul.linehaulid, articlenumbers: [...articlenumbers] };
  const save = useSaveForm({
    values: { note: '' },
    send,
    argsOf: ({ note }) => ({ ...settled, resolution: 'Accepted' as const, note }),
    onSaved: onClose,
  });
  const [first, ...more] = articlenumbers;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        more.length === 0
          ? t('Resolve {article}', { article: first ?? '' })
          : t('Resolve {count} articles', { count: articlenumbers.length })
      }
      description="Found freight is recorded as received here. Add a note to accept a difference."
    >
      <div className="grid gap-4">
        <Button
          working={finding.isPending}
          onClick={() =>
            finding.mutate({ ...settled, resolution: 'Found' }, { onSuccess: onClose })
          }
        >
          {t('It is here')}
        </Button>
        <FormShell {...save} submitLabel="Accept difference" onCancel={onClose} summaryHidden>
          <TextField name="note" label="Note" rules={{ required: 'Please enter a note' }} />
        </FormShell>
      </div>
    </Dialog>
  );
}
