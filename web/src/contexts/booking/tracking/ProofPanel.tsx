import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { FileText } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePdf } from '../documents/use-pdfs.ts';

/** The receiver of the freight and the time, by the device's clock and by the server's. */
export function ProofPanel({ booking }: { readonly booking: BookingDetail }) {
  const { dateTime } = useFormats();
  const pdf = usePdf();
  const proof = booking.proofOfDelivery;
  if (proof === null) return null;
  const { photoCount } = proof;
  return (
    <Panel
      title="Proof of delivery"
      actions={
        <Button
          size="small"
          icon={FileText}
          working={pdf.isPending}
          onClick={() => pdf.mutate({ bookingId: booking.id, type: 'ProofOfDelivery' })}
        >
          Open
        </Button>
      }
    >
      <KeyValueList
        wide
        details={[
          { label: 'Signed by', value: proof.signedBy },
          { label: 'Delivered', value: dateTime(proof.deliveredAt) },
          { label: 'Received', value: dateTime(proof.receivedAt) },
          {
            label: 'Evidence',
            value: [
              ...(proof.hasSignature ? ['Signature'] : []),
              ...(photoCount > 0 ? [`${photoCount} ${photoCount === 1 ? 'photo' : 'photos'}`] : []),
            ].join(', '),
          },
          ...(proof.comment ? [{ label: 'Comment', value: proof.comment }] : []),
        ]}
      />
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
    </Panel>
  );
}
