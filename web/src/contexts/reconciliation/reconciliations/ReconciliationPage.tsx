import { isDecidable } from '@waybill/contract/reconciliation/lifecycle';
import { CheckCheck, Download, FileWarning, FileText, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { DiscussionsPanel } from '#contexts/messaging/links/DiscussionsPanel.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo, useIdParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { later } from '#ui/later.ts';
import { Lines } from '../decisions/Lines.tsx';
import { isUnderWay, type LineList, useLineList } from '../decisions/use-line-list.ts';
import { ImportProgress } from '../imports/ImportProgress.tsx';
import { Reasons } from '../decisions/Reasons.tsx';
import { ReconciliationPill } from '../parts/ReconciliationPill.tsx';
import { Totals } from './Totals.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type * as shapes from '@waybill/contract/reconciliation/reconciliations/shapes';
import { useApprove } from '../decisions/calls.ts';
import { useDeleteReconciliation, useExport, useInvoiceFile } from './calls.ts';

const DisputeDrawer = later(
  async () => (await import('../disputes/DisputeDrawer.tsx')).DisputeDrawer,
);

/** A carrier's invoice: its totals and all its lines. */
export function ReconciliationPage() {
  const id = useIdParam() ?? 0;
  const list = useLineList(id);
  return (
    <Awaited query={list.answer} permission="Booking.Reconcile" heading="Reconciliation">
      {(invoice) => <Loaded invoice={invoice} list={list} />}
    </Awaited>
  );
}

type LoadedProps = { readonly invoice: shapes.ReconciliationForApproval; readonly list: LineList };

function Loaded({ invoice, list }: LoadedProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const name = invoice.invoiceNumber ?? invoice.fileName;
  const by = invoice.creatorUserName ?? t('somebody');
  const [isWriting, setWriting] = useState(false);
  const { actions, dialog, problem } = useActions(invoice, list, () => setWriting(true));
  return (
    <>
      <PageHeading
        title={`${invoice.carrierName} ${name}`}
        breadcrumb={[{ label: 'Reconciliation', href: paths.reconciliations() }, { label: name }]}
        aside={<ReconciliationPill status={invoice.status} />}
        actions={actions}
      />
      <p className="mb-4 text-ink-2">
        {t('{fileName}, imported {time} by {by}.', {
          fileName: invoice.fileName,
          time: dateTime(invoice.creationTime),
          by,
        })}{' '}
        {invoice.exportedTime !== null &&
          t('Exported {time}: decisions made before then are final.', {
            time: dateTime(invoice.exportedTime),
          })}
      </p>
      {dialog}
      {isWriting && <DisputeDrawer id={invoice.id} onClose={() => setWriting(false)} />}
      <div className="grid gap-4">
        {problem !== null && <Banner tone="problem" title={problem} />}
        {invoice.problem !== null && (
          <Banner tone="problem" title={invoice.problem}>
            Delete it, correct the file and import it again.
          </Banner>
        )}
        {isUnderWay(invoice.status) && <ImportProgress progress={invoice.progress} />}
        {invoice.totals.lines > 0 && (
          <>
            <Totals totals={invoice.totals} />
            <Reasons invoice={invoice} onDecided={list.again} />
            <Lines id={invoice.id} carrierCode={invoice.carrier} list={list} />
          </>
        )}
        <DiscussionsPanel
          about={{
            entitytype: 'Reconciliation',
            entityid: String(invoice.id),
            hasCustomer: false,
          }}
        />
      </div>
    </>
  );
}

function useActions(
  invoice: shapes.ReconciliationForApproval,
  list: LineList,
  onWrite: () => void,
) {
  const t = useTranslate();
  const approving = useApprove();
  const exporting = useExport();
  const file = useInvoiceFile();
  const { dialog, open } = useDeleting(invoice);
  const toast = useToast();
  const { id, fileGuid, invalidBookingFileGuid, status } = invoice;
  const matching = invoice.summary.find(({ reason }) => reason === null)?.waiting ?? 0;
  const approveMatched = () =>
    approving.mutate(
      { id, allMatched: true },
      {
        onSuccess: () => {
          toast({ title: t('{matching} lines approved', { matching }), tone: 'success' });
          list.again();
        },
      },
    );
  const failed = approving.error ?? exporting.error ?? file.error;
  const download = (
    assetId: string | null,
    label: string,
    icon: typeof FileText,
  ): HeadingEntry[] =>
    assetId === null ? [] : [{ label, icon, onAct: () => file.mutate({ assetId }) }];
  const hasMatching = isDecidable(status) && matching > 0;
  const actions: readonly HeadingEntry[] = [
    ...(hasMatching
      ? [
          {
            label: t('Approve {matching} matching lines', { matching }),
            icon: CheckCheck,
            primary: true,
            onAct: approveMatched,
            ...(approving.isPending ? { state: 'loading' as const } : {}),
          },
        ]
      : []),
    {
      label: 'Export CSV',
      icon: Download,
      primary: false,
      onAct: () => exporting.mutate({ id }),
    },
    ...(invoice.totals.lines > 0
      ? [{ label: 'E-mail to the carrier', icon: Mail, onAct: onWrite }]
      : []),
    ...download(fileGuid, 'Original file', FileText),
    ...download(invalidBookingFileGuid, 'Rows without a booking', FileWarning),
    'separator',
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      onAct: open,
      disabledReason: isDecided(invoice) ? 'Some of its lines are already approved.' : null,
    },
  ];
  const problem = failed ? explain(failed).message : null;
  return { actions, dialog, problem };
}

const isDecided = ({ status }: shapes.ReconciliationForApproval): boolean =>
  status === 'PartiallyApproved' || status === 'Approved';

function useDeleting({ id, invoiceNumber, fileName }: shapes.ReconciliationForApproval) {
  const t = useTranslate();
  const [isRequested, setRequested] = useState(false);
  const deleting = useDeleteReconciliation();
  const go = useGo();
  const dialog = (
    <ConfirmDialog
      open={isRequested}
      onOpenChange={setRequested}
      question={t('Delete {invoiceNumber}?', { invoiceNumber: invoiceNumber ?? fileName })}
      effect="Its lines are deleted. The file can be imported again."
      verb="Delete invoice"
      working={deleting.isPending}
      problem={deleting.error && explain(deleting.error).message}
      onConfirm={() => deleting.mutate({ id }, { onSuccess: () => go(paths.reconciliations()) })}
    />
  );
  return { dialog, open: () => setRequested(true) };
}
