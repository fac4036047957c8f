import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { guidValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { saveCsv } from '#client/save-file.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { type ListImporting, useListImport } from '#shell/imports/use-list-import.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useBookingKind, useBookingTemplate } from './booking-kind.ts';
import { CarrierPrices } from './CarrierPrices.tsx';
import { ImportLook } from './ImportLook.tsx';
import { ImportRun } from './ImportRun.tsx';
import { ImportTerms, type ImportTermsValues } from './ImportTerms.tsx';
import { RecentImports } from './RecentImports.tsx';
import { useCarrierPrices } from './use-carrier-prices.ts';
import { useImportBookings } from './calls.ts';
import { useStable } from '#ui/use-stable.ts';

const shape = { import: guidValue };

/** Imports bookings from a file: preview, booking in the background, returned rows. */
export function ImportBookingsPage() {
  const [search, change] = useSearchState(shape);
  const { data: session } = useSession();
  const [returned, setReturned] = useState<File>();
  const template = useBookingTemplate(session?.isCustomer ?? false);
  const saveTemplate = () => saveCsv(template, 'bookings-template.csv');
  const mend = (file: File) => {
    setReturned(file);
    change({ import: undefined });
  };
  return (
    <>
      <PageHeading
        title="Import bookings"
        breadcrumb={[{ label: 'Bookings', href: paths.bookingsBeta() }, { label: 'Import' }]}
        actions={[{ label: 'Template', icon: Download, primary: false, onAct: saveTemplate }]}
      />
      <div className="grid gap-4">
        {search.import === undefined ? (
          <NewImport
            returned={returned}
            onStarted={(id) => {
              setReturned(undefined);
              change({ import: id });
            }}
          />
        ) : (
          <ImportRun key={search.import} id={search.import} onMend={mend} />
        )}
        <RecentImports />
      </div>
    </>
  );
}

type NewImportProps = {
  /** Rows that another import rejected; they are looked at straight away. */
  readonly returned: File | undefined;
  readonly onStarted: (importId: string) => void;
};

function NewImport({ returned, onStarted }: NewImportProps) {
  const t = useTranslate();
  const { data: session } = useSession();
  const sending = useImportBookings();
  const [terms, setTerms] = useState<ImportTermsValues>({
    operation: 'Book',
    serviceChoice: 'Cheapest',
    joinedBy: 'None',
    asksCarriers: false,
  });
  const { words } = useBookingKind();
  const importing: ListImporting<NonNullable<typeof sending.data>> = {
    ...sending,
    mutate: (query, { onSuccess }) =>
      sending.mutate(
        { ...terms, ...query },
        {
          onSuccess: (result) => {
            if (result.importId === null) onSuccess(result);
            else onStarted(result.importId);
          },
        },
      ),
  };
  const state = useListImport(importing, words);
  const carriers = useCarrierPrices(() => state.reconsider({ customerId: undefined, ...terms }));
  const choose = (chosen: File | undefined) => {
    carriers.reset();
    state.choose(chosen);
  };
  useChosenFirst(returned, choose);
  const { file, look, working, problem, sent, query } = state;
  const reconsider = (next: ImportTermsValues) => {
    setTerms(next);
    carriers.reset();
    state.reconsider({ customerId: undefined, ...next });
  };
  return (
    <>
      <Panel title="File">
        <div className="grid gap-4">
          <ImportTerms
            terms={terms}
            isCustomer={session?.isCustomer ?? false}
            onChange={reconsider}
          />
          <FileDrop
            label="CSV or Excel file"
            files={file ? [file] : []}
            onChange={([chosen]) => choose(chosen)}
            accept=".csv,.xlsx,text/csv"
            help="Up to 500 rows with a header row. For workbooks, the first sheet is used."
            problem={problem && explain(problem).message}
          />
          {sent !== null && <ProgressBar label={t('Uploading file')} done={sent} />}
          {working && (
            <output className="flex items-center gap-2 text-ink-2">
              <Spinner /> {look ? t('Processing rows…') : t('Pricing rows…')}
            </output>
          )}
        </div>
      </Panel>
      {look && (
        <>
          {terms.asksCarriers && query !== null && (
            <CarrierPrices
              run={carriers.run}
              onStart={() => void carriers.start({ ...priceTerms(terms), ...query })}
              onStop={carriers.stop}
            />
          )}
          <ImportLook look={look} working={working} onColumns={state.read} onMend={state.mend} />
          <TakeBar
            look={look}
            terms={terms}
            working={working}
            lacksPrices={terms.asksCarriers && ['Idle', 'Running'].includes(carriers.run.state)}
            onTake={state.take}
          />
        </>
      )}
    </>
  );
}

/** What decides which carriers are asked for which freight. */
function priceTerms(terms: ImportTermsValues) {
  const { operation: _, ...rest } = terms;
  return rest;
}

/** Begins with a file that somebody else chose. */
function useChosenFirst(file: File | undefined, choose: (file: File) => void): void {
  const chooseNow = useStable(choose);
  useEffect(() => {
    if (file !== undefined) chooseNow(file);
  }, [file, chooseNow]);
}

type TakeBarProps = {
  readonly look: NonNullable<ReturnType<typeof useImportBookings>['data']>;
  readonly terms: ImportTermsValues;
  readonly working: boolean;
  /** True while carriers are still to be asked. */
  readonly lacksPrices: boolean;
  readonly onTake: () => void;
};

/** Books the valid rows, with the choice of price. */
function TakeBar({ look, terms, working, lacksPrices, onTake }: TakeBarProps) {
  const t = useTranslate();
  const { number, money } = useFormats();
  const count = { count: number(look.inserted), total: money(look.totalAmount) };
  const isOne = look.inserted === 1;
  const booking = isOne
    ? t('Book 1 row for {total}', count)
    : t('Book {count} rows for {total}', count);
  const drafting = isOne ? t('Save 1 row as a draft') : t('Save {count} rows as drafts', count);
  const label = terms.operation === 'Book' ? booking : drafting;
  return (
    <div className="sticky bottom-4 z-10 mx-auto w-fit rounded-card bg-surface p-2 shadow-float">
      <Button
        look="primary"
        working={working}
        disabledReason={
          look.missing.length > 0
            ? 'Match the required columns.'
            : look.inserted === 0
              ? 'No valid rows in this file.'
              : lacksPrices
                ? 'Ask carriers for prices first.'
                : undefined
        }
        onClick={onTake}
      >
        {label}
      </Button>
    </div>
  );
}
