import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { DocumentType } from '@waybill/contract/booking/operations';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { Download, FileText } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePaper } from '../parts/use-papers.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type DocumentsPanelProps = { readonly booking: BookingDetail };

/** The papers that this booking has. */
export function DocumentsPanel({ booking }: DocumentsPanelProps) {
  const say = useSay();
  const paper = usePaper();
  const papers = papersOf(booking);
  const isUnderWay = (type: DocumentType, isSaved: boolean): boolean =>
    paper.isPending && paper.variables.type === type && paper.variables.isSaved === isSaved;
  return (
    <Panel title="Documents">
      {papers.length === 0 && (
        <p className="text-ink-3">
          {booking.bookingStatus === 'Cancelled'
            ? say('Cancelled bookings have no documents.')
            : say('Documents are created when you book.')}
        </p>
      )}
      <ul className="grid gap-1">
        {papers.map(({ type, label }) => (
          <li key={type} className="flex items-center gap-1">
            <Button
              look="quiet"
              icon={FileText}
              className="min-w-0 flex-1 justify-start!"
              working={isUnderWay(type, false)}
              onClick={() => paper.mutate({ bookingId: booking.id, type, isSaved: false })}
            >
              {label}
            </Button>
            {type !== 'LabelZpl' && (
              <IconButton
                icon={Download}
                label={say('Download {title}', { title: say(label) })}
                working={isUnderWay(type, true)}
                onClick={() => paper.mutate({ bookingId: booking.id, type, isSaved: true })}
              />
            )}
          </li>
        ))}
      </ul>
      {paper.error && <Banner tone="problem" title={explain(paper.error).message} />}
    </Panel>
  );
}

type Paper = { readonly type: DocumentType; readonly label: PlatformText };

function papersOf(booking: BookingDetail): readonly Paper[] {
  if (whyNot('printLabel', booking) !== null) return [];
  const papers: readonly (Paper & { readonly has: boolean })[] = [
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
  return papers.filter(({ has }) => has);
}
