import type { Message } from '@waybill/contract/sentence';
import { useMessage } from '#shell/texts/Translated.tsx';
import type {
  BookingImportResponse,
  BookingRowLook,
} from '@waybill/contract/booking/imports/shapes';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { type Formats, useFormats } from '#shell/formats.ts';
import type { MendedRow } from '@waybill/contract/shared/imports';
import { ColumnPicker } from '#shell/imports/ColumnPicker.tsx';
import { MendRows } from '#shell/imports/MendRows.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { useBookingKind } from './booking-kind.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

type ImportLookProps = {
  readonly look: BookingImportResponse;
  readonly working: boolean;
  readonly onColumns: (columns: Readonly<Record<string, string>>) => void;
  readonly onMend: (rows: readonly MendedRow[]) => void;
};

/** What a file would become: in all, column by column, row by row. */
export function ImportLook({ look, working, onColumns, onMend }: ImportLookProps) {
  const t = useTranslate();
  const kind = useBookingKind();
  return (
    <>
      <Summary look={look} />
      {look.errors.length > 0 && (
        <div className="rounded-card border border-hairline p-4">
          <MendRows look={look} words={kind.words} working={working} onMend={onMend} />
        </div>
      )}
      <details open={look.missing.length > 0} className="rounded-card border border-hairline p-4">
        <summary className="cursor-pointer font-semibold">{t('File columns')}</summary>
        <div className="mt-3">
          <ColumnPicker kind={kind} look={look} onChange={onColumns} />
        </div>
      </details>
      {look.rows.length > 0 && <Rows rows={look.rows} />}
    </>
  );
}

function Summary({ look }: Pick<ImportLookProps, 'look'>) {
  const t = useTranslate();
  const { number, money, dateTime } = useFormats();
  const { total, inserted, errors, missing, totalAmount, importedBefore } = look;
  const rows = t('{count, plural, one {# row} other {# rows}}', { count: total });
  const counts = {
    rows,
    good: number(inserted),
    returned: number(errors.length),
    amount: money(totalAmount),
  };
  const unfound = t('{rows}. Some columns have not been matched.', { rows });
  const title =
    missing.length > 0
      ? unfound
      : t('{rows}: {good} good for {amount} inc. GST, {returned} to come back.', counts);
  return (
    <>
      <Banner tone={missing.length + errors.length > 0 ? 'warning' : 'info'} title={title}>
        {t('Nothing is booked yet. Credit is checked when booking.')}
      </Banner>
      {importedBefore !== null && (
        <Banner
          tone="warning"
          title={t('This exact file was imported on {moment}.', {
            moment: dateTime(importedBefore),
          })}
        >
          {t('Importing it again creates every booking a second time.')}
        </Banner>
      )}
    </>
  );
}

const pageOf50 = 50;

/** The rows, those that would be returned first. */
function Rows({ rows }: { readonly rows: readonly BookingRowLook[] }) {
  const formats = useFormats();
  const t = useTranslate();
  const translate = useMessage();
  const [page, setPage] = useState({ skip: 0, take: pageOf50 });
  const lines = new Map(rows.map(({ index, line }) => [index, line]));
  const lineOf = (index: number) => lines.get(index) ?? index;
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  const skip = page.skip < sorted.length ? page.skip : 0;
  return (
    <Panel title="Rows in the file" flush>
      <DataTable
        label="Rows in the file"
        columns={columnsOf(formats, { t, translate, lineOf })}
        rows={sorted.slice(skip, skip + page.take)}
        rowId={({ index }) => String(index)}
        rowName={({ index, receiver }) => receiver || t('Row {index}', { index })}
        status={{ kind: 'ready' }}
        neverUsed={{ title: 'The file has no rows' }}
        total={sorted.length}
        pageKeysOff
      />
      {sorted.length > page.take && (
        <Pager skip={skip} take={page.take} total={sorted.length} onChange={setPage} />
      )}
    </Panel>
  );
}

const rank = ({ messages }: BookingRowLook): number => (messages.length > 0 ? 0 : 1);

type Writing = {
  readonly t: Translate;
  readonly translate: (message: Message) => string;
  readonly lineOf: (index: number) => number;
};

const columnsOf = (
  { number, money }: Formats,
  { t, translate, lineOf }: Writing,
): readonly Column<BookingRowLook>[] => [
  {
    id: 'line',
    header: 'Row',
    width: 60,
    align: 'right',
    card: 'fact',
    cell: ({ line }) => number(line),
  },
  {
    id: 'state',
    header: 'Status',
    width: 110,
    card: 'pill',
    cell: ({ messages }) =>
      messages.length > 0 ? (
        <StatusPill family="red" icon={CircleX}>
          {t('rejected')}
        </StatusPill>
      ) : (
        <StatusPill family="green" icon={CircleCheck}>
          {t('good')}
        </StatusPill>
      ),
  },
  {
    id: 'service',
    header: 'Service or reason',
    width: 220,
    isWhole: true,
    card: 'fact',
    cell: ({ sentences, service, with: other }) =>
      sentences.map(translate).join(' ') ||
      (other === null ? service : t('Combined with row {row}', { row: lineOf(other) })),
    title: ({ sentences, service }) => sentences.map(translate).join(' ') || (service ?? ''),
  },
  { id: 'receiver', header: 'Receiver', width: 140, card: 'key', cell: ({ receiver }) => receiver },
  {
    id: 'destination',
    header: 'To',
    width: 130,
    card: 'fact',
    cell: ({ destination }) => destination,
  },
  {
    id: 'customer',
    header: 'Customer',
    width: 130,
    hideBelow: 1440,
    cell: ({ customer }) => customer,
  },
  {
    id: 'pieces',
    header: 'Pieces',
    width: 70,
    align: 'right',
    card: 'none',
    cell: ({ pieces }) => number(pieces),
  },
  {
    id: 'total',
    header: 'Price inc. GST',
    width: 116,
    align: 'right',
    card: 'none',
    cell: ({ total }) => (total === null ? null : money(total)),
  },
];
