import { isLocked } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { Save } from 'lucide-react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useStable } from '#ui/use-stable.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { later } from '#ui/later.ts';
import { useBook } from './use-book.ts';
import { usePayer } from './use-payer.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const ConflictDialog = later(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

type EditSideProps = {
  readonly booking: BookingDetail;
  readonly onFaults: (fields: readonly string[]) => void;
  readonly onSaved: () => void;
};

/** Beside the form of an existing booking: the effect of a change, and the save button. */
export function EditSide({ booking, onFaults, onSaved }: EditSideProps) {
  const t = useTranslate();
  const payer = usePayer();
  const go = useGo();
  const toast = useToast();
  const { money } = useFormats();
  const saved = () => {
    onSaved();
    toast({ title: 'Booking saved', tone: 'success' });
    go(paths.booking(booking.id));
  };
  const editing = useBook({
    payer,
    offer: undefined,
    blocked: null,
    isBooked: true,
    onFaults,
    onBooked: saved,
  });
  const save = useStable(() => editing.saveChanges(saved));
  useShortcut('Mod+Enter', save, 'Save changes');
  const { pricingDetail } = booking;
  return (
    <aside aria-label={t('Saving')} className="grid content-start gap-4 lg:sticky lg:top-16">
      <Panel>
        <KeyValueList
          details={[
            { label: 'Carrier', value: booking.carrierAccountName },
            { label: 'Service', value: booking.carrierServiceName },
            { label: 'Current price', value: pricingDetail && money(pricingDetail.totalCost) },
          ]}
        />
      </Panel>
      <Banner tone="info" title={noteOf(booking)} />
      {editing.conflict && (
        <ConflictDialog
          bookingId={booking.id}
          conflict={editing.conflict}
          onClose={editing.dismissConflict}
          onResolved={() => {
            editing.dismissConflict();
            // Waits until the form has rendered the chosen values.
            setTimeout(save);
          }}
        />
      )}
      {editing.problem && <Banner tone="problem" title={editing.problem} />}
      <Button
        look="primary"
        icon={Save}
        keys="Mod+Enter"
        working={editing.working !== null}
        onClick={save}
      >
        Save changes
      </Button>
    </aside>
  );
}

/** Explains which changes are possible and how they affect the price (decisions B-42). */
const noteOf = (booking: BookingDetail): string =>
  isLocked(booking)
    ? 'The manifest is closed. Only names, phone numbers and references can be changed.'
    : 'Changing addresses, items or extras recalculates the price with the same service.';
