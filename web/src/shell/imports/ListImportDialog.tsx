import type { ListImport } from '@waybill/contract/shared/imports';
import { Download } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { saveCsv } from '#client/save-file.ts';
import { useFormats } from '#shell/formats.ts';
import { ImportOutcome } from '#shell/records/ImportOutcome.tsx';
import { returnedCsv, returnedFile } from '#shell/records/rejected-rows.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { useMessage } from '#shell/texts/Translated.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ColumnPicker } from './ColumnPicker.tsx';
import { ImportDifferences } from './ImportDifferences.tsx';
import type { ListKind } from './list-kind.ts';
import { MendRows } from './MendRows.tsx';
import { rowFaults, rowPlace } from './row-faults.ts';
import { type ListImporting, useListImport } from './use-list-import.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type ListImportDialogProps = {
  readonly kind: ListKind;
  readonly importing: ListImporting;
  readonly onClose: () => void;
};

/** Imports a list from CSV or a workbook in three steps: preview, import, returned rows. */
export function ListImportDialog(props: ListImportDialogProps) {
  const t = useTranslate();
  const { kind, importing, onClose } = props;
  const words = useWords(kind);
  const state = useListImport(importing, words);
  const { file, look, result, working, problem, sent } = state;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t('Import {many}', { many: t(kind.many) })}
      description={t('{match} Invalid rows are rejected; valid rows are imported.', {
        match: t(kind.match),
      })}
      footer={<Footer {...props} state={state} />}
    >
      <div className="grid gap-4">
        {!result && (
          <FileDrop
            label="CSV or Excel file"
            files={file ? [file] : []}
            onChange={([chosen]) => state.choose(chosen)}
            accept=".csv,.xlsx,text/csv"
            help="Up to 50,000 rows with a header row. For workbooks, the first sheet is used."
            problem={problem && explain(problem).message}
          />
        )}
        {sent !== null && <ProgressBar label="Uploading file" done={sent} />}
        {working && (
          <output className="flex items-center gap-2 text-ink-2">
            <Spinner /> {look ? t('Processing rows…') : t('Reading file…')}
          </output>
        )}
        {look && !result && <Look kind={{ list: kind.list, words }} look={look} state={state} />}
        {result && (
          <ImportOutcome
            result={result}
            words={words}
            fileName={file?.name ?? kind.many}
            returned={() => returnedCsv(result, { ...kind.words, ...kind.ownWords })}
          />
        )}
      </div>
    </Dialog>
  );
}

type LookProps = {
  readonly kind: Pick<ListKind, 'list'> & { readonly words: Readonly<Record<string, string>> };
  readonly look: ListImport;
  readonly state: Pick<ReturnType<typeof useListImport>, 'read' | 'mend' | 'working'>;
};

/** The columns in the reader's language. */
function useWords({ words, ownWords }: ListKind): Readonly<Record<string, string>> {
  const t = useTranslate();
  const known = Object.entries(words).map(([column, word]) => [column, t(word)]);
  return { ...Object.fromEntries(known), ...ownWords };
}

function useTitle({ total, inserted, updated, errors, missing }: ListImport): string {
  const t = useTranslate();
  const { number } = useFormats();
  const rows = t('{count, plural, one {# row} other {# rows}}', { count: total });
  if (missing.length > 0) {
    return t('{rows}. Some columns have not been matched.', { rows });
  }
  return t('{rows}: {inserted} to add, {updated} to update, {returned} rejected. Not saved yet.', {
    rows,
    inserted: number(inserted),
    updated: number(updated),
    returned: number(errors.length),
  });
}

/** What the import would do, and under which columns. */
function Look({ kind, look, state }: LookProps) {
  const t = useTranslate();
  const translate = useMessage();
  const { number } = useFormats();
  const { errors, missing } = look;
  const title = useTitle(look);
  return (
    <>
      <Banner tone={missing.length + errors.length > 0 ? 'warning' : 'info'} title={title}>
        {errors.length > 0 && (
          <ul className="list-disc pl-5">
            {errors.slice(0, 5).map((error) => (
              <li key={error.index}>
                {[rowPlace(error, t), error.code].filter(Boolean).join(' · ')}:{' '}
                {rowFaults(error, kind.words, translate)}
              </li>
            ))}
            {errors.length > 5 && (
              <li>{t('and {number} more', { number: number(errors.length - 5) })}</li>
            )}
          </ul>
        )}
      </Banner>
      <ImportDifferences differences={look.differences ?? []} words={kind.words} />
      <MendRows look={look} words={kind.words} working={state.working} onMend={state.mend} />
      <ColumnPicker kind={kind} look={look} onChange={state.read} />
    </>
  );
}

type FooterProps = ListImportDialogProps & { readonly state: ReturnType<typeof useListImport> };

function Footer({ kind, onClose, state }: FooterProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { look, result, working } = state;
  if (result) {
    return (
      <>
        {result.errors.length > 0 && (
          <Button onClick={() => state.choose(returnedFile(result, state.file?.name ?? kind.many))}>
            Fix rejected rows
          </Button>
        )}
        <Button onClick={() => state.choose(undefined)}>Import another file</Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </>
    );
  }
  const count = look ? look.inserted + look.updated : 0;
  const template = () => saveCsv(kind.template, `${kind.many}-template.csv`);
  return (
    <>
      <Button look="quiet" icon={Download} onClick={template}>
        Template
      </Button>
      <Button
        look="primary"
        working={working && look !== null}
        disabledReason={whyNot(state, count)}
        onClick={state.take}
      >
        {count > 0
          ? t('Import {count} {things}', {
              count: number(count),
              things: t(count === 1 ? kind.one : kind.many),
            })
          : t('Import')}
      </Button>
    </>
  );
}

function whyNot({ look }: FooterProps['state'], count: number): string | undefined {
  if (!look) return 'Choose a file first.';
  if (look.missing.length > 0) return 'Match the required columns.';
  return count === 0 ? 'No valid rows in this file.' : undefined;
}
