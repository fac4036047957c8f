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
import { Clock, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { DelayDialog } from './DelayDialog.tsx';
import { LineHaulDrawer } from './LineHaulDrawer.tsx';
import { MoveDialog, moveVerbs } from './MoveDialog.tsx';
import { useDeleteLineHaul, useManifest } from './calls.ts';

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
    label: moveVerbs[to],
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
      {dialog !== null && dialog in moveVerbs && (
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
    missing: [],
    documentsReason: null,
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
