import type { RctiForEdit } from '@waybill/contract/finance/rcti/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Money } from '#ui/Money.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';

type Line = RctiForEdit['rctiDetails'][number];

/** The jobs and totals of an RCTI. */
export function RctiLines({ rcti }: { readonly rcti: RctiForEdit }) {
  const { money, plainDate } = useFormats();
  return (
    <>
      <LinesTable
        label="Jobs"
        rows={rcti.rctiDetails}
        rowId={({ id }) => id}
        columns={[
          { head: 'Job', cell: JobLink },
          { head: 'Date', wideOnly: true, cell: (line) => plainDate(line.suppliedOn) },
          {
            head: 'Description',
            cell: ({ service, description }) =>
              [service, description].filter((text) => text !== '').join(' · '),
          },
          {
            head: 'GST',
            right: true,
            wideOnly: true,
            cell: (line) => <Money text={money(line.tax)} />,
          },
          {
            head: 'Ex. tax',
            right: true,
            cell: (line) => <Money text={money(line.taxExclusiveAmount)} />,
          },
        ]}
      />
      <div className="ml-auto w-full max-w-80 p-4">
        <KeyValueList
          details={[
            { label: 'Ex. tax', value: money(rcti.taxExclusiveAmount), number: true },
            { label: 'GST', value: money(rcti.tax), number: true },
            { label: 'Total', value: money(rcti.amount), number: true, strong: true },
          ]}
        />
      </div>
    </>
  );
}

function JobLink({ jobId, jobNumber }: Line) {
  const may = useMay();
  const number = <span className="font-mono text-table">{jobNumber}</span>;
  if (!may('Job.View')) return number;
  return (
    <AppLink href={`${paths.job(jobId)}?charge=driver`} className="hit text-primary underline">
      {number}
    </AppLink>
  );
}
