import { type Formats, useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { lineLook, whyWord } from '../reconciliations/labels.ts';
import type { ReconciliationLineItem } from './line-rows.ts';
import { useMessage } from '#shell/texts/Translated.tsx';

/** Returns the columns: quoted, invoiced, the difference with its reason, the customer's charge. */
export function lineColumns({ money, number }: Formats): readonly Column<ReconciliationLineItem>[] {
  const amount = (value: number) => <Money text={money(value)} />;
  return [
    {
      id: 'consignment',
      header: 'Consignment',
      width: 130,
      card: 'key',
      cell: Consignment,
      title: ({ consignmentId }) => consignmentId,
    },
    {
      id: 'service',
      header: 'Service',
      width: 105,
      card: 'none',
      cell: ({ carrierServiceName }) => carrierServiceName,
      title: ({ carrierServiceName }) => carrierServiceName ?? '',
    },
    {
      id: 'weight',
      header: 'Weight',
      unit: 'kg',
      width: 120,
      align: 'right',
      card: 'none',
      hideBelow: 1024,
      cell: ({ declaredWeight, chargedWeight }) => (
        <span className="num">
          {[declaredWeight, chargedWeight]
            .map((kg) => (kg === null ? '–' : number(kg)))
            .join(' / ')}
        </span>
      ),
    },
    {
      id: 'quoted',
      header: 'Quoted',
      width: 85,
      align: 'right',
      card: 'none',
      cell: Quoted,
      title: ({ comparedWith }) => comparedWithText[comparedWith],
      isWord: true,
    },
    {
      id: 'invoiced',
      header: 'Invoiced',
      width: 85,
      align: 'right',
      card: 'none',
      cell: (row) => amount(row.carrierInvoicedTaxExclusiveAmount),
    },
    {
      id: 'difference',
      header: 'Difference',
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => (
        <span className="font-semibold">{amount(row.carrierRechargeTaxExclusiveAmount)}</span>
      ),
    },
    {
      id: 'reason',
      header: 'Why',
      width: 130,
      card: 'fact',
      cell: Why,
    },
    {
      id: 'recharge',
      header: 'Recharge',
      width: 90,
      align: 'right',
      card: 'none',
      cell: (row) => amount(row.approvedAmount ?? row.customerRechargeTaxExcluiveAmount),
    },
    { id: 'status', header: 'Status', width: 140, card: 'pill', cell: LineStatus },
  ];
}

const comparedWithText = {
  total: 'Compared with the whole quoted cost',
  charge: 'Compared with the quoted charge',
} as const;

/** The quoted amount, marked if it is that of the whole consignment. */
function Quoted({ carrierQuotedTaxExclusiveAmount, comparedWith }: ReconciliationLineItem) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <span className="grid">
      <Money text={money(carrierQuotedTaxExclusiveAmount)} />
      {comparedWith === 'total' && <span className="text-meta text-ink-3">{t('whole cost')}</span>}
    </span>
  );
}

function Why(line: ReconciliationLineItem) {
  const message = useMessage();
  return (
    <span title={message(line.explanationSentence ?? line.explanation)}>
      {message(whyWord(line))}
    </span>
  );
}

function Consignment({ consignmentId, bookingId, bookedElsewhere }: ReconciliationLineItem) {
  const booking = bookingId ?? bookedElsewhere?.bookingId;
  if (booking === undefined) return <span className="font-mono text-table">{consignmentId}</span>;
  return (
    <AppLink
      href={paths.booking(booking)}
      className="hit font-mono text-table text-primary underline"
    >
      {consignmentId}
    </AppLink>
  );
}

function LineStatus(line: ReconciliationLineItem) {
  const { word, family, icon } = lineLook(line);
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
