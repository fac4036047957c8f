import { Printer } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { usePdf } from '../documents/use-pdfs.ts';

/** Opens the label of a booking. */
export function LabelButton({ bookingId }: { readonly bookingId: number }) {
  const pdf = usePdf();
  return (
    <>
      <Button
        size="small"
        icon={Printer}
        working={pdf.isPending}
        onClick={() => pdf.mutate({ bookingId, type: 'Label' })}
      >
        Print label
      </Button>
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
    </>
  );
}
