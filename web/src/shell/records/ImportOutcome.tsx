import type { Message } from '@waybill/contract/sentence';
import { useMessage } from '#shell/texts/Translated.tsx';
import type { ImportResult } from '@waybill/contract/shared/fields';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import type { z } from 'zod';
import { saveCsv } from '#client/save-file.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { rowFaults, rowPlace } from '#shell/imports/row-faults.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

type Result = z.output<typeof ImportResult>;
type RowError = Result['errors'][number];

type ImportOutcomeProps = {
  readonly result: Result;
  /** The labels of columns in the reasons. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly fileName: string;
  /** Returns the rejected rows as CSV with their reasons. */
  readonly returned: () => string;
};

type Speech = {
  readonly t: Translate;
  readonly translate: (message: Message) => string;
  readonly words: Readonly<Record<string, string>> | undefined;
};

const columnsIn = ({ t, translate, words }: Speech): readonly Column<RowError>[] => [
  {
    id: 'row',
    header: 'Row',
    cell: (error) => rowPlace(error, t),
    width: 90,
  },
  { id: 'code', header: 'Of', cell: ({ code }) => code, width: 160 },
  {
    id: 'reason',
    header: 'Reason',
    cell: (error) => rowFaults(error, words, translate),
    title: (error) => rowFaults(error, words, translate),
    width: 420,
    isWhole: true,
  },
];

/** The number of imported records, and the returned rows with their reasons. */
export function ImportOutcome({ result, words, fileName, returned }: ImportOutcomeProps) {
  const { number } = useFormats();
  const { total, inserted, updated, errors } = result;
  const t = useTranslate();
  const translate = useMessage();
  const columns = useMemo(() => columnsIn({ t, translate, words }), [t, translate, words]);
  const sentence = t(
    '{total, plural, one {# row} other {# rows}}: {added} added, {updated} updated, {bad} rejected',
    {
      total,
      added: number(inserted),
      updated: number(updated),
      bad: number(errors.length),
    },
  );
  const download = () =>
    saveCsv(returned(), `${fileName.replace(/\.(csv|xlsx)$/i, '')}-rejected.csv`);
  return (
    <div className="grid gap-3">
      <Banner
        tone={errors.length === 0 ? 'success' : 'warning'}
        title={sentence}
        actions={
          errors.length > 0 && (
            <Button size="small" icon={Download} onClick={download}>
              Download rejected rows
            </Button>
          )
        }
      />
      {errors.length > 0 && (
        <DataTable
          label="Rejected rows"
          columns={columns}
          rows={errors}
          rowId={({ index }) => String(index)}
          rowName={(error) => rowPlace(error, t)}
          status={{ kind: 'ready' }}
          neverUsed={{ title: 'All rows are valid' }}
          total={errors.length}
          pageKeysOff
        />
      )}
    </div>
  );
}
