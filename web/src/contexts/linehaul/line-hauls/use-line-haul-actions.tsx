import { useMessage } from '#shell/texts/Translated.tsx';
import { type Message } from '@waybill/contract/sentence';
import {
  type LineHaulStatus,
  nextStatuses,
  whyNotLineHaul,
  whyNotMove,
} from '@waybill/contract/linehaul/lifecycle';
import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { Clock, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { DelayDialog } from './DelayDialog.tsx';
import { LineHaulDrawer } from './LineHaulDrawer.tsx';
import { useDeleteLineHaul, useManifest, useUpdateLineHaul } from './calls.ts';

const verbs: Readonly<Record<LineHaulStatus, PlatformText>> = {
  Planned: 'Back to planned',
  Loading: 'Start loading',
  Departed: 'Depart',
  Arrived: 'Mark as arrived',
  Unloading: 'Start unloading',
  Completed: 'Complete',
  Cancelled: 'Cancel line haul',
};

type OpenDialog = 'edit' | 'delay' | 'delete' | LineHaulStatus;

/** Returns the actions on a line haul, from the table that the server also enforces. */
export function useLineHaulActions(lineHaul: LineHaul, load: LineHaulLoad | undefined) {
  const manifest = useManifest();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const { status, linehaulid: id } = lineHaul;
  const translate = useMessage();
  const reasonText = (reason: Message | null) => reason && translate(reason);
  const moves = nextStatuses(status).map((to, place) => ({
    label: verbs[to],
    primary: place === 0,
    seldom: place > 0,
    danger: to === 'Cancelled',
    onAct: () => setDialog(to),
    disabledReason: reasonText(whyDisabled(lineHaul, load, to)),
  }));
  const actions = [
    ...moves,
    {
      label: 'Manifest',
      icon: FileText,
      primary: false,
      onAct: () => manifest.mutate({ id }),
      disabledReason:
        lineHaul.numberofarticles === 0 ? 'There is nothing on this line haul yet.' : null,
    },
    ...(whyNotLineHaul('delay', status) === null
      ? [{ label: 'Delay', icon: Clock, primary: false, onAct: () => setDialog('delay') }]
      : []),
    {
      label: 'Edit',
      icon: Pencil,
      seldom: true,
      onAct: () => setDialog('edit'),
      disabledReason: whyNotLineHaul('edit', status),
    },
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      seldom: true,
      onAct: () => setDialog('delete'),
      disabledReason: whyNotLineHaul('delete', status),
    },
  ];
  const dialogs = (
    <>
      {dialog === 'edit' && <LineHaulDrawer lineHaul={lineHaul} onClose={close} />}
      {dialog === 'delay' && <DelayDialog lineHaul={lineHaul} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog lineHaul={lineHaul} onClose={close} />}
      {dialog !== null && dialog in verbs && (
        <MoveDialog lineHaul={lineHaul} load={load} to={dialog as LineHaulStatus} onClose={close} />
      )}
    </>
  );
  return { actions, dialogs };
}

/** Returns why a change of status cannot be confirmed; null if it can. */
function whyDisabled(
  lineHaul: LineHaul,
  load: LineHaulLoad | undefined,
  to: LineHaulStatus,
): Message | null {
  const notScanned = lineHaul.numberofarticles - lineHaul.loadedarticles;
  const refusal = whyNotMove(lineHaul.status, to, {
    articles: lineHaul.numberofarticles,
    notScanned,
    confirmedNotScanned: notScanned,
    mayConfirmNotScanned: load?.mayconfirmnotscanned ?? true,
    forbidden: load?.dangerousgoods.forbiddenMessages ?? [],
    isPlacarded: load?.dangerousgoods.isPlacarded ?? false,
    confirmedPlacard: true,
    open: openDifferences(load),
  });
  return refusal?.message ?? null;
}

const openDifferences = (load: LineHaulLoad | undefined): number =>
  load === undefined
    ? 0
    : load.articles.filter(({ unloadedat, resolution }) => !unloadedat && !resolution).length +
      load.overs.filter(({ resolution }) => !resolution).length;

type DialogProps = { readonly lineHaul: LineHaul; readonly onClose: () => void };
type MoveProps = DialogProps & {
  readonly load: LineHaulLoad | undefined;
  readonly to: LineHaulStatus;
};

/** Asks for confirmation of a change of status, and explains its effect. */
function MoveDialog({ lineHaul, load, to, onClose }: MoveProps) {
  const t = useTranslate();
  const toast = useToast();
  const moving = useUpdateLineHaul();
  const { linehaulid, linehaulcode: code } = lineHaul;
  const notscanned = lineHaul.numberofarticles - lineHaul.loadedarticles;
  const { isPlacarded: placard = false, missing = [] } = load?.dangerousgoods ?? {};
  const confirmation = to === 'Departed' ? { notscanned, placard } : null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('{code}: {act}?', { act: t(verbs[to]), code })}
      effect={
        to === 'Departed'
          ? departureText(t, lineHaul, { placard, isIncomplete: missing.length > 0 })
          : effects[to]
      }
      verb={to === 'Departed' && notscanned > 0 ? 'Depart anyway' : verbs[to]}
      harmless={to !== 'Cancelled' && !(to === 'Departed' && notscanned > 0)}
      working={moving.isPending}
      problem={moving.error && explain(moving.error).message}
      onConfirm={() =>
        moving.mutate(
          { linehaul: { linehaulid, status: to }, confirmation },
          {
            onSuccess: () => {
              toast({ title: t('{code} saved', { code }), tone: 'success' });
              onClose();
            },
          },
        )
      }
    />
  );
}

const effects: Readonly<Partial<Record<LineHaulStatus, string>>> = {
  Loading: 'Articles can be scanned on board from now on.',
  Planned: 'Scanning stops until loading starts again.',
  Arrived: 'All jobs on board are tracked as arrived.',
  Unloading: 'Articles can be scanned off board from now on.',
  Completed: 'Its jobs become available for the next leg or for delivery.',
  Cancelled: 'Its jobs become unallocated.',
};

type Goods = { readonly placard: boolean; readonly isIncomplete: boolean };

function departureText(t: Translate, lineHaul: LineHaul, { placard, isIncomplete }: Goods): string {
  const count = lineHaul.numberofarticles;
  const missing = count - lineHaul.loadedarticles;
  return [
    missing > 0
      ? t('Not scanned: {missing} of {count, plural, one {# article} other {# articles}}.', {
          missing,
          count,
        })
      : '',
    placard ? t('This is a placard load: the vehicle must be placarded.') : '',
    isIncomplete ? t('Documents of dangerous goods are incomplete.') : '',
    t('Its freight can no longer be changed.'),
  ]
    .filter(Boolean)
    .join(' ');
}

function DeleteDialog({ lineHaul, onClose }: DialogProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const deleting = useDeleteLineHaul();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Delete line haul {code}?', { code: lineHaul.linehaulcode })}
      effect="Its jobs become unallocated."
      verb="Delete line haul"
      working={deleting.isPending}
      problem={deleting.error && explain(deleting.error).message}
      onConfirm={() =>
        deleting.mutate(
          { Id: lineHaul.linehaulid },
          {
            onSuccess: () => {
              toast({ title: t('Line haul deleted'), tone: 'success' });
              go(paths.lineHauls());
            },
          },
        )
      }
    />
  );
}
