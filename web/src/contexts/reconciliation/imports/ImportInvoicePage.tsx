import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTerms } from '../tolerances/calls.ts';
import { useUploadInvoice } from './calls.ts';

/** Imports a carrier's invoice: the file, its columns, and the check of its total. */
export function ImportInvoicePage() {
  const t = useTranslate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const terms = useTerms();
  const uploading = useUploadInvoice();
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    uploading.reset();
    if (chosen.length > 0) uploading.mutate({ args: {}, files: chosen });
  };
  return (
    <>
      <PageHeading
        title="Import carrier invoice"
        breadcrumb={[
          { label: 'Reconciliation', href: paths.reconciliations() },
          { label: 'Import' },
        ]}
      />
      <div className="grid gap-4">
        <Panel narrow>
          <FileDrop
            label="Carrier's invoice"
            files={files}
            onChange={choose}
            accept=".csv,.xlsx"
            help="CSV or Excel, up to 20 MB. The first row contains the column names."
            problem={uploading.error && explain(uploading.error).message}
          />
          {uploading.isPending && (
            <output className="mt-3 block text-ink-2">{t('Checking the file…')}</output>
          )}
        </Panel>
        {uploading.data && (
          <Awaited query={terms} permission="Booking.Reconcile">
            {({ carriers }) => (
              <ColumnsForm
                key={uploading.data.fileName}
                uploaded={uploading.data}
                carriers={carriers}
              />
            )}
          </Awaited>
        )}
      </div>
    </>
  );
}
