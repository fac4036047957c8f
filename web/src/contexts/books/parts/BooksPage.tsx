import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooks } from '@waybill/contract/books/endpoints';
import { RefreshCw } from 'lucide-react';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useBooks } from '../connection/calls.ts';
import { Completing } from '../connection/Completing.tsx';
import { Connection } from '../connection/Connection.tsx';
import type { BooksConnection } from '../connection/Connected.tsx';
import { useCompare } from '../differences/calls.ts';
import { Differences } from '../differences/Differences.tsx';
import { Transfers } from '../transfers/Transfers.tsx';
import { NotConnected } from './NotConnected.tsx';

const shape = {
  tab: or(oneOf(['differences', 'sent', 'accounts']), 'differences'),
  // The parameters that the accounting software adds to the redirect.
  state: textValue,
  code: textValue,
  error: textValue,
  businessId: textValue,
  businessName: textValue,
};
const noReturn = {
  state: undefined,
  code: undefined,
  error: undefined,
  businessId: undefined,
  businessName: undefined,
};

/** Differences from the accounting software, transfers to it, and its connection. */
export function BooksPage() {
  const books = useBooks();
  const compare = useCompare();
  const [{ tab, state, ...returned }, change] = useSearchState(shape);
  const isSetUp = books.data?.connection?.settings;
  const compareNow = {
    label: 'Compare now',
    icon: RefreshCw,
    primary: true,
    onAct: () => compare.mutate({}),
  };
  return (
    <>
      <PageHeading
        title="Accounting"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Accounting' }]}
        actions={isSetUp ? [compareNow] : []}
      />
      {compare.error && <Banner tone="problem" title={explain(compare.error).message} />}
      {state === undefined ? (
        <Awaited query={books} permission="Finance.Create">
          {(loaded) => <Books books={loaded} tab={tab} />}
        </Awaited>
      ) : (
        <Completing
          returned={{ ...returned, state }}
          onDone={() => change(noReturn, { replace: true })}
        />
      )}
    </>
  );
}

type BooksProps = {
  readonly books: ResultOf<typeof getBooks>;
  readonly tab: 'differences' | 'sent' | 'accounts';
};

function Books({ books, tab }: BooksProps) {
  const mayConnect = useMay()('Administration.Settings');
  const [, change] = useSearchState(shape);
  const { connection } = books;
  const connecting = (
    <div className="max-w-[720px]">
      <Connection books={books} />
    </div>
  );
  if (connection === null || connection.settings === null) {
    return mayConnect ? connecting : <NotConnected />;
  }
  const open = (next: string) =>
    change({
      tab: next === 'differences' ? undefined : next,
      q: undefined,
      sort: undefined,
      skip: undefined,
      peek: undefined,
    } as object);
  return (
    <Tabs
      label="Accounting"
      active={tab}
      onChange={open}
      tabs={[
        { id: 'differences', label: 'Differences' },
        { id: 'sent', label: 'Sent' },
        ...(mayConnect ? [{ id: 'accounts', label: 'Accounts' }] : []),
      ]}
    >
      <div className="pt-4">
        {tab === 'differences' && (
          <>
            <Standing connection={connection} />
            <Differences wasCompared={connection.comparedTime !== null} />
          </>
        )}
        {tab === 'sent' && <Transfers />}
        {tab === 'accounts' && connecting}
      </div>
    </Tabs>
  );
}

function Standing({ connection }: { readonly connection: BooksConnection }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { problem, problemSentence, isComparing, comparedTime, programName } = connection;
  if (problem !== null) {
    return <Banner tone="problem" title={<Translated text={problemSentence ?? problem} />} />;
  }
  if (isComparing) return <p className="mb-3">{t('Reading {name}…', { name: programName })}</p>;
  if (comparedTime === null) return null;
  return (
    <p className="mb-3 text-ink-2">
      {t('Compared with {name} on {time}.', { name: programName, time: dateTime(comparedTime) })}
    </p>
  );
}
