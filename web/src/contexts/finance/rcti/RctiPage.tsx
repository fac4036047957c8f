import { whyNotRcti } from '@waybill/contract/finance/rcti/lifecycle';
import type { RctiForEdit } from '@waybill/contract/finance/rcti/shapes';
import { Ban, CircleDollarSign, Download, Send } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useIdParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useRcti, useRctiPdf, useSendRcti, useVoidRcti } from './calls.ts';
import { PayDialog } from './PayDialog.tsx';
import { RctiDetails } from './RctiDetails.tsx';
import { RctiLines } from './RctiLines.tsx';
import { RctiPill } from './RctiPill.tsx';
import { cx } from '#ui/cx.ts';

const crumb = { label: 'RCTIs', href: paths.rctis() };

/** A recipient created tax invoice: its jobs, the parties, and its status. */
export function RctiPage() {
  const query = useRcti(useIdParam());
  return (
    <Awaited query={query} permission="Finance.Contractors" heading="RCTI">
      {({ rcti }) => <Loaded rcti={rcti} />}
    </Awaited>
  );
}

function Loaded({ rcti }: { readonly rcti: RctiForEdit }) {
  const { actions, dialogs } = useActs(rcti);
  return (
    <>
      <PageHeading
        title={rcti.rctiNumber}
        copy={rcti.rctiNumber}
        breadcrumb={[crumb, { label: rcti.rctiNumber }]}
        aside={<RctiPill status={rcti.status} />}
        actions={actions}
      />
      {dialogs}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <Panel title="Jobs" flush>
          <RctiLines rcti={rcti} />
        </Panel>
        <RctiDetails rcti={rcti} />
      </div>
    </>
  );
}

function useActs(rcti: RctiForEdit) {
  const t = useTranslate();
  const toast = useToast();
  const pdf = useRctiPdf();
  const sending = useSendRcti();
  const voiding = useVoidRcti();
  const [dialog, setDialog] = useState<'pay' | 'void' | null>(null);
  const { id, status, rctiNumber } = rcti;
  const close = () => setDialog(null);
  const send = () =>
    sending.mutate(
      { id },
      {
        onSuccess: ({ sentTo }) =>
          toast({ title: t('Sent to {address}', { address: sentTo }), tone: 'success' }),
      },
    );
  const actions = [
    {
      label: 'Send',
      icon: Send,
      primary: true,
      onAct: send,
      disabledReason: whyNotRcti('send', status),
      ...(sending.isPending ? { state: 'loading' as const } : {}),
    },
    {
      label: 'Download PDF',
      icon: Download,
      onAct: () => pdf.mutate({ id }),
      ...(pdf.isPending ? { state: 'loading' as const } : {}),
    },
    {
      label: 'Mark as paid',
      icon: CircleDollarSign,
      onAct: () => setDialog('pay'),
      disabledReason: whyNotRcti('pay', status),
    },
    {
      label: 'Void',
      icon: Ban,
      danger: true,
      seldom: true,
      onAct: () => setDialog('void'),
      disabledReason: whyNotRcti('void', status),
    },
  ];
  const problem = sending.error ?? pdf.error;
  const dialogs = (
    <>
      {problem && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      {dialog === 'pay' && <PayDialog rctis={[rcti]} onClose={close} />}
      <ReasonDialog
        open={dialog === 'void'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('Void {number}?', { number: rctiNumber })}
        description="Its number stays, and its charges wait for the next RCTI."
        help="Kept with the RCTI."
        verb="Void RCTI"
        cancelLabel="Keep RCTI"
        done="RCTI voided"
        sending={voiding}
        argsOf={(note) => ({ id, note })}
      />
    </>
  );
  return { actions, dialogs };
}
