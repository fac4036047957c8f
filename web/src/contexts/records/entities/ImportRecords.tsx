import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv } from '#shell/records/rejected-rows.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useImportEntities } from './calls.ts';

type ImportRecordsProps = { readonly type: EntityDefinition; readonly onClose: () => void };

/** Imports records from CSV or a workbook, after a preview. */
export function ImportRecords({ type, onClose }: ImportRecordsProps) {
  const t = useTranslate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const trial = useImportEntities();
  const importing = useImportEntities();
  const [file] = files;
  const args = { type: type.type };
  const choose = (chosen: readonly File[]) => {
    trial.reset();
    importing.reset();
    setFiles(chosen);
    const [next] = chosen;
    if (next === undefined) return;
    trial.mutate({ args: { ...args, dryRun: true }, files: [next] });
  };
  const fits = trial.data ? trial.data.inserted + trial.data.updated : 0;
  const done = importing.data;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t('Import {pluralname}', { pluralname: type.options.pluralname })}
      footer={
        <>
          <Button onClick={onClose}>{done ? t('Close') : t('Cancel')}</Button>
          {fits > 0 && !done && file && (
            <Button
              look="primary"
              icon={Upload}
              working={importing.isPending}
              onClick={() => importing.mutate({ args, files: [file] })}
            >
              {t('Import {count, plural, one {# row} other {# rows}}', { count: fits })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          {t('Use one column per field, named after the field.')}{' '}
          {t('With a “Record” column, as in an export, rows update the records they name.')}{' '}
          {t('Without it, every row creates a new record.')}{' '}
          {t('Identify users by name and customers by code.')}
        </p>
        <FileDrop
          label="CSV or Excel file"
          files={files}
          onChange={choose}
          accept=".csv,.xlsx,text/csv"
          help="Invalid rows are returned with the reason; valid rows are imported."
          problem={trial.error && explain(trial.error).message}
        />
        {trial.isPending && <p className="text-ink-3">{t('Reading…')}</p>}
        {importing.error && <Banner tone="problem" title={explain(importing.error).message} />}
        {trial.data && !done && (
          <>
            <p className="font-medium">
              {t('Nothing has been changed yet. Here is what would happen:')}
            </p>
            <ImportOutcome
              result={trial.data}
              fileName={file?.name ?? type.type}
              returned={() => returnedCsv(trial.data)}
            />
          </>
        )}
        {done && (
          <ImportOutcome
            result={done}
            fileName={file?.name ?? type.type}
            returned={() => returnedCsv(done)}
          />
        )}
      </div>
    </Dialog>
  );
}
