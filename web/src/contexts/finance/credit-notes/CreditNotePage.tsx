import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGo, useIdParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { CreditNoteItem } from './credit-columns.tsx';
import { CreditDetails } from './CreditDetails.tsx';
import { CreditLines } from './CreditLines.tsx';
import { CreditNotes } from './CreditNotes.tsx';
import { CreditPill } from './CreditPill.tsx';
import { Decision } from './Decision.tsx';
import { Settle } from './Settle.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCreditNote, useCreditNotePdf, useWithdrawCredit } from './calls.ts';
import { cx } from '#ui/cx.ts';

const crumb = { label: 'Credit notes', href: paths.creditNotes() };

/** A credit note: the request, the decision, and the settlement. */
export function CreditNotePage() {
  const query = useCreditNote(useIdParam());
  return (
    <Awaited query={query} permission="Finance.View">
      {({ creditNote }) => <Loaded key={creditNote.status} creditNote={creditNote} />}
    </Awaited>
  );
}

function Loaded({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const may = useMay();
  const { actions, dialogs } = useActs(creditNote);
  const isOpen = creditNote.status === 'Requested';
  const decides = isOpen && may('Finance.Credit');
  const waits = creditNote.openAmount > 0 && may('Finance.Credit');
  return (
    <>
      <PageHeading
        title={creditNote.creditNoteNumber}
        breadcrumb={[crumb, { label: creditNote.creditNoteNumber }]}
        aside={<CreditPill status={creditNote.status} />}
        actions={actions}
      />
      {dialogs}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <div className="grid gap-4">
          {decides ? (
            <Decision creditNote={creditNote} />
          ) : (
            <Panel title="Lines" flush>
              <CreditLines creditNote={creditNote} />
            </Panel>
          )}
          {waits && <Settle creditNote={creditNote} />}
          <CreditNotes creditNote={creditNote} />
          <RecordTalk
            about={{ entitytype: 'CreditNote', entityid: String(creditNote.id), hasCustomer: true }}
          />
        </div>
        <CreditDetails creditNote={creditNote} />
      </div>
    </>
  );
}

function useActs({ id, creditNoteNumber, status, approvedAmount }: CreditNoteItem) {
  const t = useTranslate();
  const may = useMay();
  const go = useGo();
  const toast = useToast();
  const pdf = useCreditNotePdf();
  const withdrawing = useWithdrawCredit();
  const [dialog, setDialog] = useState(false);
  const actions = [
    {
      label: 'Download PDF',
      icon: Download,
      onAct: () => pdf.mutate({ id }),
      disabledReason: approvedAmount === null ? 'Only approved credit notes can be printed.' : null,
      ...(pdf.isPending ? { state: 'loading' as const } : {}),
    },
    ...(may('Finance.CreditRequest')
      ? [
          {
            label: 'Withdraw request',
            icon: Trash2,
            danger: true,
            onAct: () => setDialog(true),
            disabledReason: status === 'Requested' ? null : 'It has already been decided.',
          },
        ]
      : []),
  ];
  const withdraw = () =>
    withdrawing.mutate(
      { id },
      {
        onSuccess: () => {
          toast({ title: 'Request withdrawn', tone: 'success' });
          go(paths.creditNotes());
        },
      },
    );
  const dialogs = (
    <>
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
      <ConfirmDialog
        open={dialog}
        onOpenChange={setDialog}
        question={t('Withdraw {creditNoteNumber}?', { creditNoteNumber })}
        effect="The request is removed from the list. Its number is not reused."
        verb="Withdraw request"
        working={withdrawing.isPending}
        problem={withdrawing.error && explain(withdrawing.error).message}
        onConfirm={withdraw}
      />
    </>
  );
  return { actions, dialogs };
}
