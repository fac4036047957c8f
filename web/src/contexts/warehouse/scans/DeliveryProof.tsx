import { useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { Panel } from '#ui/Panel.tsx';
import { pictureOfSvg } from '#ui/picture-of-svg.ts';
import { type Signature, SignaturePad } from '#ui/SignaturePad.tsx';
import { ScanPhotos } from './ScanPhotos.tsx';
import type { StationScan } from './station.ts';
import type { Receiver } from './use-station.ts';

type ProofProps = {
  /** The delivered items without a receiver. */
  readonly delivered: readonly StationScan[];
  readonly problem: string | null;
  readonly onProve: (receiver: Receiver) => void;
};

/** Asks who received the items that were scanned, beside the scans: nothing has to wait for it. */
export function DeliveryProof({ delivered, problem, onProve }: ProofProps) {
  const t = useTranslate();
  const [saved, setSaved] = useState(0);
  return (
    <Panel title={t('To sign for ({count})', { count: delivered.length })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem !== null && <Banner tone="problem" title={problem} />}
        {delivered.length === 0 ? (
          <p className="text-ink-2">{t('Scan the items that are handed over.')}</p>
        ) : (
          <p className="font-mono text-table break-all">
            {delivered.map(({ barcode }) => barcode).join(', ')}
          </p>
        )}
        <ReceiverForm
          key={saved}
          count={delivered.length}
          onProve={(receiver) => {
            onProve(receiver);
            setSaved(saved + 1);
          }}
        />
      </div>
    </Panel>
  );
}

type FormProps = { readonly count: number; readonly onProve: (receiver: Receiver) => void };

function ReceiverForm({ count, onProve }: FormProps) {
  const t = useTranslate();
  const [receivedBy, setReceivedBy] = useState('');
  const [signature, setSignature] = useState<Signature>(null);
  const [images, setImages] = useState<readonly string[]>([]);
  const submit = async () => {
    const picture = signature?.kind === 'drawn' ? await pictureOfSvg(signature.svg) : null;
    onProve({ receivedBy: receivedBy.trim(), signature: picture, images: [...images] });
  };
  const disabledReason = whyNot({
    count,
    receivedBy,
    hasProof: signature !== null || images.length > 0,
  });
  return (
    <>
      <label className="grid gap-1 font-semibold">
        {t('Received by')}
        <input
          autoComplete="off"
          maxLength={200}
          value={receivedBy}
          onChange={({ target }) => setReceivedBy(target.value)}
          className={inputClass(false)}
        />
      </label>
      <SignaturePad label="Signature" onChange={setSignature} isDrawn />
      <ScanPhotos photos={images} onChange={setImages} />
      <Button
        look="primary"
        size="touch"
        disabledReason={disabledReason}
        onClick={() => void submit()}
      >
        {t('Save proof of delivery')}
      </Button>
    </>
  );
}

type Proof = { readonly count: number; readonly receivedBy: string; readonly hasProof: boolean };

function whyNot({ count, receivedBy, hasProof }: Proof) {
  if (count === 0) return 'Scan the items that are handed over.';
  if (receivedBy.trim() === '') return 'Please enter who received the items';
  return hasProof ? null : 'Please add a signature or a photo';
}
