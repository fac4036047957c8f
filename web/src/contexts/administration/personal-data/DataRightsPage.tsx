import type { Erasure, Person } from '@waybill/contract/administration/personal-data/endpoints';
import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { PersonChoice } from './PersonChoice.tsx';
import { PersonFound } from './PersonFound.tsx';
import { subjectWords } from '../tasks/labels.ts';
import { useErasures } from './calls.ts';

const columns: readonly Column<Erasure>[] = [
  { id: 'time', header: 'Time', cell: Requested, width: 180, card: 'key' },
  { id: 'who', header: 'Who', cell: Who, width: 200 },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'by', header: 'Erased by', cell: ({ requestedBy }) => requestedBy ?? '—', width: 160 },
  { id: 'rows', header: 'Rows changed', cell: Rows, align: 'right', width: 140 },
];
const idOf = ({ id }: Erasure) => String(id);
const nameOf = ({ id }: Erasure) => String(id);

/** Personal data requests: export everything about a person, or erase it. */
export function DataRightsPage() {
  const t = useTranslate();
  const [person, setPerson] = useState<Person | null>(null);
  const query = useErasures();
  return (
    <>
      <PageHeading
        title="Personal data"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Personal data' }]}
      />
      <p className="mb-4 max-w-prose text-ink-2">
        {t('Export or erase everything stored about a person.')}{' '}
        {t('Invoices and ledger entries stay because the law requires it.')}{' '}
        {t('Images and PDFs are not searched.')}
      </p>
      <PersonChoice onFound={setPerson} />
      {person && (
        <PersonFound key={JSON.stringify(person)} person={person} onGone={() => setPerson(null)} />
      )}
      <h2 className="mt-8 mb-2 text-h3 font-semibold">{t('Erasure history')}</h2>
      <DataTable
        label="Erasure history"
        columns={columns}
        rows={query.data?.items}
        rowId={idOf}
        rowName={nameOf}
        status={useTableStatus(query, 'Administration.Settings')}
        neverUsed={{ title: t('No one has been erased yet') }}
        pageKeysOff
      />
    </>
  );
}

function Requested({ requestedTime }: Erasure) {
  const { dateTime } = useFormats();
  return dateTime(requestedTime);
}

function Who({ subject, subjectId }: Erasure) {
  const t = useTranslate();
  return `${t(subjectWords[subject])} ${subjectId ?? ''}`;
}

function Rows({ doneTime, rowCount }: Erasure) {
  const t = useTranslate();
  const { number } = useFormats();
  return doneTime === null ? t('In progress') : number(rowCount ?? 0);
}
