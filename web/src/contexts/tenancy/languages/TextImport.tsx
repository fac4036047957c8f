import { Upload } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { rejectedCsv } from '#shell/records/rejected-rows.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useImportTexts } from '../calls.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type Props = { readonly base: string; readonly target: string };

/** Texts in from CSV: good rows are kept, bad ones come back with their number and reason. */
export function TextImport({ base, target }: Props) {
  const say = useSay();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState('');
  const importing = useImportTexts();
  const [file] = files;
  const choose = (chosen: readonly File[]) => {
    importing.reset();
    setFiles(chosen);
  };
  const start = async () => {
    if (!file) return;
    setText(await file.text());
    const args = { baseLanguageName: base, targetLanguageName: target };
    importing.mutate({ args, files: [file] });
  };
  return (
    <div className="mt-4">
      <Panel title="Import texts" narrow>
        <div className="grid gap-4">
          <FileDrop
            label={say('Texts of {target} from CSV', { target })}
            files={files}
            onChange={choose}
            accept=".csv,text/csv"
            help="Columns key and targetValue, as exported. Rows without a text change nothing."
            problem={importing.error && explain(importing.error).message}
          />
          {file && !importing.data && (
            <div>
              <Button
                look="primary"
                icon={Upload}
                working={importing.isPending}
                onClick={() => void start()}
              >
                Import texts
              </Button>
            </div>
          )}
          {importing.data && (
            <ImportOutcome
              result={importing.data}
              fileName={file?.name ?? 'texts'}
              returned={() => rejectedCsv(text, importing.data.errors)}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
