import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Column } from '#ui/table/types.ts';
import type { BulkRowOutcome } from './outcome.ts';
import { ResultSheet } from './ResultSheet.tsx';
import type { BulkRun } from './use-bulk-run.ts';

type BulkOutcomeProps<Row extends BulkRowOutcome, Id> = {
  readonly bulk: BulkRun<Row, Id>;
  /** What the rows are, e.g. "Booking". */
  readonly one: string;
  readonly columns?: readonly Column<Row>[];
  readonly detail: string;
  /** Describes the progress. */
  readonly progress: (under: { readonly done: number; readonly of: number }) => string;
};

/** Above this number of rows it takes long enough to show the progress. */
const longFrom = 50;

/** How far something with many is, and afterwards what became of each. */
export function BulkOutcome<Row extends BulkRowOutcome, Id>(props: BulkOutcomeProps<Row, Id>) {
  const { bulk, progress, ...sheet } = props;
  const { under, done } = bulk;
  if (under && under.of > longFrom) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && bulk.stop()}
        size="small"
        title={under.title}
        footer={<Button onClick={bulk.stop}>Stop after this batch</Button>}
      >
        <ProgressBar label={progress(under)} done={under.done / under.of} />
      </Dialog>
    );
  }
  return done && <ResultSheet {...sheet} bulk={bulk} done={done} />;
}
