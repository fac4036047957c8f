import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { DocumentType } from '@waybill/contract/booking/operations';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { FileText } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePaper } from '../parts/use-papers.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type DocumentsPanelProps = { readonly booking: BookingDetail };

/** The papers that this booking has. */
export function DocumentsPanel({ booking }: DocumentsPanelProps) {
  const say = useSay();
  const paper = usePaper();
  const papers = papersOf(booking);
  return (
    <Panel title="Documents">
      {papers.length === 0 && (
        <p className="text-ink-3">
          {booking.bookingStatus === 'Cancelled'
            ? say('A cancelled booking has no papers.')
            : say('Papers are made once it is booked.')}
        </p>
      )}
      <ul className="grid gap-1">
        {papers.map(({ type, label }) => (
          <li key={type}>
            <Button
              look="quiet"
              icon={FileText}
              className="w-full justify-start!"
              working={paper.isPending && paper.variables.type === type}
              onClick={() => paper.mutate({ bookingId: booking.id, type })}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {paper.error && <Banner tone="problem" title={explain(paper.error).message} />}
    </Panel>
  );
}

type Paper = { readonly type: DocumentType; readonly label: string };

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
