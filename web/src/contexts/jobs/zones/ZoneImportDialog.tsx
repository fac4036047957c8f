import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { LocationChange, ZoneImport } from '@waybill/contract/jobs/zones/shapes';
import { ArrowRight, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv } from '#shell/records/rejected-rows.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { locationText } from './location-text.ts';
import { useImportZones } from './calls.ts';

type DialogProps = { readonly port: HeadPort; readonly onClose: () => void };
type Mode = 'add' | 'replace';

/** Imports zones from a file: shows the difference first, then applies exactly that. */
export function ZoneImportDialog({ port, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [mode, setMode] = useState<Mode>('add');
  const preview = useImportZones();
  const saving = useImportZones();
  const args = { headPortId: port.id, replace: mode === 'replace' };
  const show = (chosen: readonly File[], next: Mode) => {
    setFiles(chosen);
    setMode(next);
    saving.reset();
    preview.reset();
    if (chosen.length === 0) return;
    preview.mutate({
      args: { headPortId: port.id, replace: next === 'replace', dryRun: true },
      files: chosen,
    });
  };
  const save = () =>
    saving.mutate(
      { args: { ...args, preview: preview.data?.preview ?? null }, files },
      {
        onSuccess: () => {
          toast({ title: t('Zones of {code} imported', { code: port.code }), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && !saving.isPending && onClose()}
      title={t('Import zones of {code}', { code: port.code })}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            working={saving.isPending}
            disabledReason={preview.data ? null : 'Choose a file first.'}
            onClick={save}
          >
            {mode === 'replace' ? t('Replace zones') : t('Import zones')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label="Import"
          value={mode}
          onChange={(next: Mode) => show(files, next)}
          options={[
            { value: 'add', label: 'Add and move' },
            { value: 'replace', label: 'Replace all' },
          ]}
        />
        <FileDrop
          label="CSV or Excel file"
          files={files}
          onChange={(chosen) => show(chosen, mode)}
          accept=".csv,.xlsx,text/csv"
          help="Columns: zoneCode, zoneName, postCode, suburb, countryCode"
          problem={
            (preview.error ?? saving.error) && explain(preview.error ?? saving.error).message
          }
        />
        {preview.isPending && <p className="text-ink-3">{t('Reading file…')}</p>}
        {preview.data && <Difference result={preview.data} fileName={files[0]?.name ?? 'zones'} />}
      </div>
    </Dialog>
  );
}

type DifferenceProps = { readonly result: ZoneImport; readonly fileName: string };

function Difference({ result, fileName }: DifferenceProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const counts = [
    t('{count} added', { count: number(result.added) }),
    t('{count} moved', { count: number(result.moved) }),
    t('{count} removed', { count: number(result.removed) }),
    t('{count} unchanged', { count: number(result.unchanged) }),
  ];
  return (
    <section className="grid gap-3" aria-live="polite">
      <p className="text-lead font-semibold">{counts.join(' · ')}</p>
      {result.newZones.length > 0 && (
        <p className="text-ink-2">
          {t('New zones: {codes}', { codes: result.newZones.join(', ') })}
        </p>
      )}
      {result.renamedZones.length > 0 && (
        <p className="text-ink-2">
          {t('Renamed zones: {zones}', {
            zones: result.renamedZones.map(({ code, name }) => `${code} › ${name}`).join(', '),
          })}
        </p>
      )}
      {result.changes.length > 0 && (
        <ul className="max-h-60 overflow-y-auto rounded-control border border-hairline p-2">
          {result.changes.map((change) => (
            <li key={`${change.countryCode}${change.postCode}${change.suburb}`} className="py-0.5">
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      {result.errors.length > 0 && (
        <ImportOutcome result={result} fileName={fileName} returned={() => returnedCsv(result)} />
      )}
    </section>
  );
}

const words = { added: 'Added', removed: 'Removed', moved: 'Moved' } as const;
const signs = { added: Plus, removed: Minus, moved: ArrowRight } as const;
const looks = { added: 'text-green-fg', removed: 'text-red-fg', moved: 'text-blue-fg' } as const;

function Change({ change }: { readonly change: LocationChange }) {
  const t = useTranslate();
  const { kind, fromZoneCode, zoneCode } = change;
  const Sign = signs[kind];
  const place = locationText(change, t);
  const zones = kind === 'moved' ? `${fromZoneCode} › ${zoneCode}` : zoneCode;
  return (
    <span className={looks[kind]}>
      <Sign size={14} aria-hidden="true" className="mr-2 inline" />
      <span className="sr-only">{t(words[kind])}</span> {place}{' '}
      <span className="text-ink-2">{zones}</span>
    </span>
  );
}
