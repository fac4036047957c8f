import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { PrintedDocumentType } from '@waybill/contract/booking/operation-logs/operations';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { Download, FileText } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePdf } from './use-pdfs.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type DocumentsPanelProps = { readonly booking: BookingDetail };

/** The PDFs of this booking. */
export function DocumentsPanel({ booking }: DocumentsPanelProps) {
  const t = useTranslate();
  const pdf = usePdf();
  const pdfs = pdfsOf(booking);
  const isUnderWay = (type: PrintedDocumentType, isSaved: boolean): boolean =>
    pdf.isPending && pdf.variables.type === type && pdf.variables.isSaved === isSaved;
  return (
    <Panel title="Documents">
      {pdfs.length === 0 && (
        <p className="text-ink-3">
          {booking.bookingStatus === 'Cancelled'
            ? t('Cancelled bookings have no documents.')
            : t('Documents are created when you book.')}
        </p>
      )}
      <ul className="grid gap-1">
        {pdfs.map(({ type, label }) => (
          <li key={type} className="flex items-center gap-1">
            <Button
              look="quiet"
              icon={FileText}
              className="min-w-0 flex-1 justify-start!"
              working={isUnderWay(type, false)}
              onClick={() => pdf.mutate({ bookingId: booking.id, type, isSaved: false })}
            >
              {label}
            </Button>
            {type !== 'LabelZpl' && (
              <IconButton
                icon={Download}
                label={t('Download {title}', { title: t(label) })}
                working={isUnderWay(type, true)}
                onClick={() => pdf.mutate({ bookingId: booking.id, type, isSaved: true })}
              />
            )}
          </li>
        ))}
      </ul>
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
    </Panel>
  );
}

type PdfPage = { readonly type: PrintedDocumentType; readonly label: PlatformText };

function pdfsOf(booking: BookingDetail): readonly PdfPage[] {
  if (whyNot('printLabel', booking) !== null) return [];
  const pdfs: readonly (PdfPage & { readonly has: boolean })[] = [
    { type: 'Label', label: 'Label (PDF)', has: true },
    { type: 'LabelZpl', label: 'Label for thermal printers (ZPL)', has: true },
    {
      type: 'DangerousGoodsDeclaration',
      label: 'Dangerous goods declaration',
      has: booking.isDangerousGood,
    },
    { type: 'ConsignmentNote', label: 'Consignment note', has: true },
    { type: 'Manifest', label: 'Manifest', has: booking.manifestId !== null },
    {
      type: 'ProofOfDelivery',
      label: 'Proof of delivery',
      has: booking.proofOfDelivery !== null,
    },
  ];
  return pdfs.filter(({ has }) => has);
}
