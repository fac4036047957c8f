import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { saveCsv } from '#client/save-file.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv } from '#shell/records/rejected-rows.ts';
import { type ImportKind, templates } from './templates.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useExportCsv, useImportZones } from '../zones/calls.ts';
import { useImportRates } from './calls.ts';

type ImportPanelProps = {
  readonly kind: ImportKind;
  readonly card: RateCard;
  readonly mayImport: boolean;
};

const notes: Readonly<Record<ImportKind, string>> = {
  zones: 'One row per place. Existing zones are updated, new ones are added.',
  rates: 'One row per service, lane and start date. The services and zones must already exist.',
};

/** Exports zones or rates to CSV, and imports them from CSV or a workbook. */
export function ImportPanel({ kind, card, mayImport }: ImportPanelProps) {
  const exporting = useExportCsv(kind);
  return (
    <Panel
      title={kind === 'zones' ? 'Zones' : 'Rates'}
      actions={
        <>
          <Button
            size="small"
            look="quiet"
            onClick={() => saveCsv(templates[kind], `${kind}-template.csv`)}
          >
            Template
          </Button>
          <Button
            size="small"
            icon={Download}
            working={exporting.isPending}
            onClick={() =>
              exporting.mutate({ rateCardId: card.id, name: `${card.code}-${kind}.csv` })
            }
          >
            Export CSV
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
        <p className="text-ink-2">{notes[kind]}</p>
        {mayImport && <Import kind={kind} card={card} />}
      </div>
    </Panel>
  );
}

function Import({ kind, card }: Omit<ImportPanelProps, 'mayImport'>) {
  const t = useTranslate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const zones = useImportZones();
  const rates = useImportRates();
  const importing = kind === 'zones' ? zones : rates;
  const [file] = files;
  const choose = (chosen: readonly File[]) => {
    importing.reset();
    setFiles(chosen);
  };
  const start = () => {
    if (!file) return;
    importing.mutate({ args: { rateCardId: card.id }, files: [file] });
  };
  return (
    <>
      <FileDrop
        label={t('Import {kind} from CSV or Excel', { kind: t(kind) })}
        files={files}
        onChange={choose}
        accept=".csv,.xlsx,text/csv"
        help="Invalid rows are returned with the reason; valid rows are imported."
        problem={importing.error && explain(importing.error).message}
      />
      {file && !importing.data && (
        <div>
          <Button look="primary" icon={Upload} working={importing.isPending} onClick={start}>
            {t('Import {kind}', { kind: t(kind) })}
          </Button>
        </div>
      )}
      {importing.data && (
        <ImportOutcome
          result={importing.data}
          fileName={file?.name ?? kind}
          returned={() => returnedCsv(importing.data)}
        />
      )}
    </>
  );
}
