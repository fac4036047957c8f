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
import { Sentences } from '#shell/texts/Said.tsx';
import { type Say, useSay } from '#shell/texts/texts-context.ts';

type Result = z.output<typeof ImportResult>;
type RowError = Result['errors'][number];

type ImportOutcomeProps = {
  readonly result: Result;
  readonly fileName: string;
  /** The returned rows as a CSV file with their reasons. */
  readonly returned: () => string;
};

const columnsIn = (say: Say): readonly Column<RowError>[] => [
  {
    id: 'row',
    header: 'Row',
    cell: ({ index, details }) => details ?? say('Row {index}', { index }),
    width: 90,
  },
  { id: 'code', header: 'Of', cell: ({ code }) => code, width: 160 },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ messages }) => <Sentences messages={messages} />,
    width: 420,
    isWhole: true,
  },
];

/** What an import kept, and the rows it returned with their reasons. */
export function ImportOutcome({ result, fileName, returned }: ImportOutcomeProps) {
  const { number } = useFormats();
  const { total, inserted, updated, errors } = result;
  const say = useSay();
  const columns = useMemo(() => columnsIn(say), [say]);
  const sentence = say(
    '{total} rows: {inserted} inserted, {updated} updated, {returned} returned',
    {
      total: number(total),
      inserted: number(inserted),
      updated: number(updated),
      returned: number(errors.length),
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
              Download returned rows
            </Button>
          )
        }
      />
      {errors.length > 0 && (
        <DataTable
          label="Returned rows"
          columns={columns}
          rows={errors}
          rowId={({ index }) => String(index)}
          rowName={({ index }) => say('Row {index}', { index })}
          status={{ kind: 'ready' }}
          neverUsed={{ title: 'Every row fits' }}
          total={errors.length}
          pageKeysOff
        />
      )}
    </div>
  );
}
