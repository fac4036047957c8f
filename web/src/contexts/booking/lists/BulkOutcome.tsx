import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import type { Bulk } from './use-bulk.ts';

/** More bookings than these take long enough to show how far it is. */
const longFrom = 50;

/** How far something with many bookings is, and afterwards what became of each. */
export function BulkOutcome({ bulk }: { readonly bulk: Bulk }) {
  const say = useSay();
  const { number } = useFormats();
  const { under, done } = bulk;
  if (under && under.of > longFrom) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && bulk.stop()}
        size="small"
        title={under.title}
        footer={<Button onClick={bulk.stop}>Stop after this part</Button>}
      >
        <ProgressBar
          label={say('{done} of {of} bookings', {
            done: number(under.done),
            of: number(under.of),
          })}
          done={under.done / under.of}
        />
      </Dialog>
    );
  }
  if (!done) return null;
  return (
    <ResultSheet
      title={done.title}
      rows={done.rows}
      nameOf={bulk.nameOf}
      onRetry={bulk.again}
      onClose={bulk.close}
    />
  );
}
