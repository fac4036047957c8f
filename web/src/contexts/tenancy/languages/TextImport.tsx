import { Upload } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv } from '#shell/records/rejected-rows.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useImportTexts } from './calls.ts';

type Props = { readonly base: string; readonly target: string };

/**
 * Imports texts from CSV or a workbook: valid rows are saved, invalid ones returned with number and
 * reason.
 */
export function TextImport({ base, target }: Props) {
  const t = useTranslate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const importing = useImportTexts();
  const [file] = files;
  const choose = (chosen: readonly File[]) => {
    importing.reset();
    setFiles(chosen);
  };
  const start = () => {
    if (!file) return;
    const args = { baseLanguageName: base, targetLanguageName: target };
    importing.mutate({ args, files: [file] });
  };
  return (
    <div className="mt-4">
      <Panel title="Import texts" narrow>
        <div className="grid gap-4">
          <FileDrop
            label={t('Import texts for {target} from CSV or Excel', { target })}
            files={files}
            onChange={choose}
            accept=".csv,.xlsx,text/csv"
            help="With the columns key and targetValue, as exported. Rows without text are ignored."
            problem={importing.error && explain(importing.error).message}
          />
          {file && !importing.data && (
            <div>
              <Button look="primary" icon={Upload} working={importing.isPending} onClick={start}>
                Import texts
              </Button>
            </div>
          )}
          {importing.data && (
            <ImportOutcome
              result={importing.data}
              fileName={file?.name ?? 'texts'}
              returned={() => returnedCsv(importing.data)}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
