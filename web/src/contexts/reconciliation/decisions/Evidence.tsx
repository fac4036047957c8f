import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { spaced } from '#ui/spaced.ts';
import { Timeline } from '#ui/Timeline.tsx';
import { lineLook, whyWord } from '../reconciliations/labels.ts';
import type { ReconciliationLineItem } from './line-rows.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { ReconciliationEvidence } from '@waybill/contract/reconciliation/decisions/shapes';
import { useEvidence } from './calls.ts';

type EvidenceProps = {
  readonly line: ReconciliationLineItem | undefined;
  readonly onClose: () => void;
};

/** The peek of a line: the declared, scanned and charged values, and the decision. */
export function Evidence({ line, onClose }: EvidenceProps) {
  return (
    <Drawer
      open={line !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={line === undefined ? 'Evidence' : `${line.consignmentId} · ${line.carrierServiceName}`}
    >
      {line && <Body line={line} />}
    </Drawer>
  );
}

function Body({ line }: { readonly line: ReconciliationLineItem }) {
  const t = useTranslate();
  const { money, dateTime } = useFormats();
  const evidence = useEvidence(line.consignmentNo);
  const elsewhere = line.bookedElsewhere;
  const decided = line.approvedTime && `${line.approvedBy}, ${dateTime(line.approvedTime)}`;
  return (
    <div className="grid gap-5">
      <p>
        <Translated text={line.explanationSentence ?? line.explanation} />
      </p>
      <Awaited query={evidence} permission="Booking.Reconcile">
        {(visible) => <SideBySide evidence={visible} />}
      </Awaited>
      <KeyValueList
        details={[
          { label: 'Customer', value: line.customerName },
          ...(elsewhere === null
            ? []
            : [
                {
                  label: 'Booked with',
                  value: (
                    <AppLink
                      href={paths.booking(elsewhere.bookingId)}
                      className="text-primary underline"
                    >
                      {elsewhere.carrierName}
                    </AppLink>
                  ),
                },
              ]),
          { label: 'Why', value: t(whyWord(line)) },
          { label: 'Current status', value: <Translated text={lineLook(line).word} /> },
          {
            label: 'Compared with',
            value: t(line.comparedWith === 'total' ? 'Whole quoted cost' : 'Quoted charge'),
          },
          {
            label: 'Quoted by carrier',
            value: money(line.carrierQuotedTaxExclusiveAmount),
            number: true,
          },
          {
            label: 'Carrier invoiced',
            value: money(line.carrierInvoicedTaxExclusiveAmount),
            number: true,
          },
          {
            label: 'Difference inc. GST',
            value: money(line.carrierRechargeAmount),
            number: true,
          },
          {
            label: 'Quoted to customer',
            value: money(line.quotedTaxExclusiveAmount),
            number: true,
          },
          {
            label: 'Customer price at this charge',
            value: money(line.reQuotedTaxExclusiveAmount),
            number: true,
          },
          { label: 'Recharge inc. GST', value: money(line.customerRechargeAmount), number: true },
          {
            label: 'Approved recharge',
            value: line.approvedAmount === null ? null : money(line.approvedAmount),
            number: true,
          },
          { label: 'Note', value: line.note },
          { label: 'Approved by', value: decided },
        ]}
      />
    </div>
  );
}

function SideBySide({ evidence }: { readonly evidence: ReconciliationEvidence }) {
  const t = useTranslate();
  const { declared, scanned, charged } = evidence;
  const { number, money, dateTime } = useFormats();
  const kg = (value: number | null) => (value === null ? '–' : `${number(value)} kg`);
  const m3 = (value: number | null) => (value === null ? '–' : `${number(value)} m³`);
  return (
    <>
      <table className="w-full text-table">
        <caption className="mb-1 text-left font-semibold">{t('Evidence')}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('Measure')}</span>
            </th>
            {['Declared', 'Scanned', 'Charged'].map((head) => (
              <th key={head} scope="col" className="py-1 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          <Details
            label="Weight"
            values={[kg(declared.weight), kg(scanned.weight), kg(charged.weight)]}
          />
          <Details
            label="Volume"
            values={[m3(declared.volume), m3(scanned.volume), m3(charged.volume)]}
          />
          {charged.rows.map((row) => (
            <Details
              key={`${row.row} ${row.serviceName}`}
              label={t('Row {row}: {serviceName}', {
                row: row.row,
                serviceName: row.serviceName || row.serviceCode,
              })}
              values={['', '', money(row.amount)]}
            />
          ))}
        </tbody>
      </table>
      <p className="text-ink-2">
        {[declared.serviceName, [declared.from, declared.to].filter(Boolean).join(' to ')]
          .filter(Boolean)
          .join(', ')}
      </p>
      {scanned.events.length > 0 && (
        <Timeline
          label="Scans"
          events={scanned.events.map((event) => ({
            id: `${event.status} ${event.time}`,
            title: spaced(event.status),
            time: dateTime(event.time),
            detail: event.detail,
          }))}
        />
      )}
    </>
  );
}

type DetailsProps = { readonly label: string; readonly values: readonly string[] };

const Details = ({ label, values }: DetailsProps) => (
  <tr className="border-t border-hairline">
    <th scope="row" className="py-1 pr-2 text-left font-normal text-ink-2">
      {label}
    </th>
    {values.map((value, at) => (
      <td key={`${at} ${value}`} className="py-1 text-right whitespace-nowrap">
        {value}
      </td>
    ))}
  </tr>
);
