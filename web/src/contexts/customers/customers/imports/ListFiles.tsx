import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import type { ListKind } from '#shell/imports/list-kind.ts';
import { ListImportDialog } from '#shell/imports/ListImportDialog.tsx';
import type { useExportAddresses, useImportAddresses } from '../../address-book/calls.ts';

type ListFilesProps = {
  readonly kind: ListKind;
  readonly customerId: number;
  /** Limits the export to the listed customers. */
  readonly filter: string | undefined;
  readonly mayEdit: boolean;
  readonly importing: ReturnType<typeof useImportAddresses>;
  readonly exporting: ReturnType<typeof useExportAddresses>;
};

/** Exports a list to CSV, and imports it from CSV or a workbook. */
export function ListFiles(props: ListFilesProps) {
  const { kind, customerId, filter, mayEdit, importing, exporting } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      <Button
        icon={Download}
        working={exporting.isPending}
        onClick={() => exporting.mutate({ customerId, ...(filter && { filter }) })}
      >
        Export CSV
      </Button>
      {mayEdit && (
        <Button icon={Upload} onClick={() => setOpen(true)}>
          Import
        </Button>
      )}
      {open && (
        <ListImportDialog
          kind={kind}
          importing={{
            ...importing,
            mutate: (query, then) => importing.mutate({ customerId, ...query }, then),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
