import type { ResultOf } from '@waybill/contract/endpoint';
import type { getApiClients } from '@waybill/contract/identity/endpoints';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { rightWords } from '#shell/right-words.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { AddClient } from './AddClient.tsx';
import { ClientActs } from './ClientActs.tsx';
import { ClientSecret, type NewSecret } from './ClientSecret.tsx';
import { TranslatedList } from '#shell/texts/Translated.tsx';
import { useApiClients } from './calls.ts';

type Client = ResultOf<typeof getApiClients>['items'][number];

const idOf = ({ id }: Client) => id;
const nameOf = ({ name }: Client) => name;

const columnsOf = (
  { date }: Formats,
  onSecret: (secret: NewSecret) => void,
): readonly Column<Client>[] => [
  { id: 'name', header: 'Name', cell: nameOf, title: nameOf, card: 'key', width: 150 },
  { id: 'id', header: 'Client ID', cell: ({ id }) => <code>{id}</code>, width: 190 },
  {
    id: 'permissions',
    header: 'Permissions',
    cell: ({ permissions }) => <TranslatedList words={permissions.map(rightWords)} />,
    width: 200,
    hideBelow: 768,
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ creationTime }) => <span className="num">{date(creationTime)}</span>,
    width: 95,
    card: 'fact',
  },
  {
    id: 'acts',
    header: '',
    cell: (client) => <ClientActs client={client} onSecret={onSecret} />,
    width: 260,
    card: 'fact',
  },
];

/** Systems that sign in with a client id and a secret: add, renew the secret, delete. */
export function ApiClientsPage() {
  const t = useTranslate();
  const formats = useFormats();
  const query = useApiClients();
  const [adding, setAdding] = useState(false);
  const [secret, setResult] = useState<NewSecret | null>(null);
  const columns = useMemo(() => columnsOf(formats, setResult), [formats]);
  return (
    <>
      <PageHeading
        title="API"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'API' }]}
        actions={[
          { label: 'Add system', icon: Plus, primary: true, onAct: () => setAdding(true) },
          { label: 'Documentation', href: paths.apiDocumentation() },
        ]}
      />
      <p className="mb-4 max-w-3xl text-ink-2">
        {t('Your own systems get a token with their ID and secret at /token.')}{' '}
        {t('They have only the permissions given to them.')}{' '}
        {t("To act as a person, create an API key on that user's page instead.")}
      </p>
      <DataTable
        label="Systems"
        columns={columns}
        rows={query.data?.items}
        rowId={idOf}
        rowName={nameOf}
        status={useTableStatus(query, 'Administration.Settings')}
        neverUsed={{
          title: 'No systems yet',
          text: 'Add one for each scale, shop or accounting system that connects.',
        }}
      />
      {adding && <AddClient onClose={() => setAdding(false)} onSecret={setResult} />}
      {secret && <ClientSecret reported={secret} onClose={() => setResult(null)} />}
    </>
  );
}
