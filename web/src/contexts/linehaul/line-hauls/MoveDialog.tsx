import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { explain } from '#client/explain.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useUpdateLineHaul } from './calls.ts';
import { MissingDetails } from '../dangerous-goods/MissingDetails.tsx';

export const moveVerbs: Readonly<Record<LineHaulStatus, PlatformText>> = {
  Planned: 'Back to planned',
  Loading: 'Start loading',
  Departed: 'Depart',
  Arrived: 'Mark as arrived',
  Unloading: 'Start unloading',
  Completed: 'Complete',
  Cancelled: 'Cancel line haul',
};

type MoveProps = {
  readonly lineHaul: LineHaul;
  readonly load: LineHaulLoad | undefined;
  readonly to: LineHaulStatus;
  readonly onClose: () => void;
};

/** Asks for confirmation of a change of status, and explains its effect. */
export function MoveDialog(props: MoveProps) {
  const isIncomplete = (props.load?.dangerousgoods.missing.length ?? 0) > 0;
  if (props.to === 'Departed' && isIncomplete) return <IncompleteDeparture {...props} />;
  return <Confirmation {...props} />;
}

function Confirmation({ lineHaul, load, to, onClose }: MoveProps) {
  const t = useTranslate();
  const moving = useUpdateLineHaul();
  const onMoved = useMoved(lineHaul, onClose);
  const { linehaulid, linehaulcode: code } = lineHaul;
  const { notscanned, placard } = confirmationOf(lineHaul, load);
  const isShort = to === 'Departed' && notscanned > 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('{code}: {act}?', { act: t(moveVerbs[to]), code })}
      effect={to === 'Departed' ? departureText(t, lineHaul, placard) : effects[to]}
      verb={isShort ? 'Depart anyway' : moveVerbs[to]}
      harmless={to !== 'Cancelled' && !isShort}
      working={moving.isPending}
      problem={moving.error && explain(moving.error).message}
      onConfirm={() =>
        moving.mutate(
          {
            linehaul: { linehaulid, status: to },
            confirmation: to === 'Departed' ? { notscanned, placard } : null,
          },
          { onSuccess: onMoved },
        )
      }
    />
  );
}

/** Asks why dangerous goods depart with incomplete documents; the line haul keeps the reason. */
function IncompleteDeparture({ lineHaul, load, onClose }: MoveProps) {
  const t = useTranslate();
  const { linehaulid, linehaulcode: code } = lineHaul;
  const confirmed = confirmationOf(lineHaul, load);
  const save = useSaveForm({
    reading: null,
    values: { confirmation: { documentsreason: '' } },
    send: useUpdateLineHaul(),
    argsOf: ({ confirmation }) => ({
      linehaul: { linehaulid, status: 'Departed' as const },
      confirmation: { ...confirmed, ...confirmation },
    }),
    onSaved: useMoved(lineHaul, onClose),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{code}: {act}?', { act: t('Depart'), code })}
      description={departureText(t, lineHaul, confirmed.placard)}
    >
      <FormShell {...save} submitLabel="Depart anyway" onCancel={onClose} summaryHidden>
        <MissingDetails messages={load?.dangerousgoods.missingMessages ?? []} />
        <TextField
          name="confirmation.documentsreason"
          label="Why it departs with incomplete documents"
          rules={{ required: 'Please state why it departs', maxLength: 500 }}
        />
      </FormShell>
    </Dialog>
  );
}

function useMoved({ linehaulcode: code }: LineHaul, onClose: () => void): () => void {
  const t = useTranslate();
  const toast = useToast();
  return () => {
    toast({ title: t('{code} saved', { code }), tone: 'success' });
    onClose();
  };
}

const confirmationOf = (lineHaul: LineHaul, load: LineHaulLoad | undefined) => ({
  notscanned: lineHaul.numberofarticles - lineHaul.loadedarticles,
  placard: load?.dangerousgoods.isPlacarded ?? false,
});

const effects: Readonly<Partial<Record<LineHaulStatus, string>>> = {
  Loading: 'Articles can be scanned on board from now on.',
  Planned: 'Scanning stops until loading starts again.',
  Arrived: 'All jobs on board are tracked as arrived.',
  Unloading: 'Articles can be scanned off board from now on.',
  Completed: 'Its jobs become available for the next leg or for delivery.',
  Cancelled: 'Its jobs become unallocated.',
};

function departureText(t: Translate, lineHaul: LineHaul, isPlacarded: boolean): string {
  const count = lineHaul.numberofarticles;
  const missing = count - lineHaul.loadedarticles;
  return [
    missing > 0
      ? t('Not scanned: {missing} of {count, plural, one {# article} other {# articles}}.', {
          missing,
          count,
        })
      : '',
    isPlacarded ? t('This is a placard load: the vehicle must be placarded.') : '',
    t('Its freight can no longer be changed.'),
  ]
    .filter(Boolean)
    .join(' ');
}
