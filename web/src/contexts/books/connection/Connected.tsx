import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooks } from '@waybill/contract/books/endpoints';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { AccountsForm } from './AccountsForm.tsx';
import { useBooksChart, useDisconnectBooks } from './calls.ts';
import { ConnectForm } from './ConnectForm.tsx';

type Books = ResultOf<typeof getBooks>;
export type BooksConnection = NonNullable<Books['connection']>;

type ConnectedProps = Pick<Books, 'programs' | 'redirectUri'> & {
  readonly connection: BooksConnection;
};

/** The connection as it is, and the accounts that are used. */
export function Connected({ connection, programs, redirectUri }: ConnectedProps) {
  const { programName, problem, problemSentence, program, clientId } = connection;
  return (
    <div className="grid gap-4">
      {problem !== null && (
        <Banner tone="problem" title={<Translated text={problemSentence ?? problem} />} />
      )}
      <Panel title={programName} actions={<Disconnect />}>
        <ConnectionDetails connection={connection} />
      </Panel>
      {problem === null ? (
        <Accounts connection={connection} />
      ) : (
        <ConnectForm programs={programs} redirectUri={redirectUri} before={{ program, clientId }} />
      )}
    </div>
  );
}

function ConnectionDetails({ connection }: { readonly connection: BooksConnection }) {
  const { dateTime } = useFormats();
  const { comparedTime } = connection;
  return (
    <KeyValueList
      details={[
        { label: 'Organisation', value: connection.organisationName },
        { label: 'Connected by', value: connection.connectedBy },
        { label: 'Connected on', value: dateTime(connection.connectionTime) },
        { label: 'Last compared', value: comparedTime === null ? '' : dateTime(comparedTime) },
      ]}
    />
  );
}

function Disconnect() {
  const disconnect = useDisconnectBooks();
  return (
    <ConfirmButton
      label="Disconnect"
      question="Disconnect the accounting software?"
      effect="Nothing more is sent. What was sent stays there, and is linked when you reconnect."
      working={disconnect.isPending}
      problem={disconnect.error}
      onConfirm={() => disconnect.mutate({})}
    />
  );
}

function Accounts({ connection }: { readonly connection: BooksConnection }) {
  return (
    <Awaited query={useBooksChart()} permission="Administration.Settings">
      {(chart) => <AccountsForm connection={connection} chart={chart} />}
    </Awaited>
  );
}
