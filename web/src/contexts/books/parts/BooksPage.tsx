import { RefreshCw, Settings } from 'lucide-react';
import { z } from 'zod';
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
import type { BooksConnection } from '../connection/Connected.tsx';
import { useCompare } from '../differences/calls.ts';
import { Differences } from '../differences/Differences.tsx';
import { Transfers } from '../transfers/Transfers.tsx';
import { NotConnected } from './NotConnected.tsx';

const shape = { tab: z.enum(['differences', 'sent']).default('differences') };

/** What differs from the accounting software, and what was sent to it. */
export function BooksPage() {
  const may = useMay();
  const books = useBooks();
  const compare = useCompare();
  const isSetUp = books.data?.connection?.settings;
  const toSettings = { label: 'Accounts', icon: Settings, href: paths.booksSettings() };
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
        actions={[
          ...(may('Administration.Settings') ? [toSettings] : []),
          ...(isSetUp ? [compareNow] : []),
        ]}
      />
      {compare.error && <Banner tone="problem" title={explain(compare.error).message} />}
      <Awaited answer={books} permission="Finance.Create">
        {({ connection }) =>
          connection === null || connection.settings === null ? (
            <NotConnected />
          ) : (
            <>
              <Standing connection={connection} />
              <Lists />
            </>
          )
        }
      </Awaited>
    </>
  );
}

function Lists() {
  const [{ tab }, change] = useSearchState(shape);
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
      ]}
    >
      <div className="pt-4">{tab === 'sent' ? <Transfers /> : <Differences />}</div>
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
