import { ListImportDialog } from '#shell/imports/ListImportDialog.tsx';
import { useImportLineHauls } from './calls.ts';
import { lineHaulKind } from './line-haul-kind.ts';

/** Imports line hauls from a file, after a trial that shows its good and bad rows. */
export function ImportLineHauls({ onClose }: { readonly onClose: () => void }) {
  return (
    <ListImportDialog kind={lineHaulKind} importing={useImportLineHauls()} onClose={onClose} />
  );
}
