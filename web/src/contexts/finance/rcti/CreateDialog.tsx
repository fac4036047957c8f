import { blockerTexts } from '@waybill/contract/finance/rcti/lifecycle';
import type { RctiOutcome } from '@waybill/contract/finance/rcti/shapes';
import { useEffect } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLabel } from '#ui/labels.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useGenerateRctis } from './calls.ts';

type Props = {
  readonly driverIds: readonly string[];
  readonly onClose: () => void;
  readonly onCreated: () => void;
};

/** Previews the RCTIs of contractors with their totals and missing data, then creates them. */
export function CreateDialog({ driverIds, onClose, onCreated }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const preview = useGenerateRctis();
  const creating = useGenerateRctis();
  const { mutate } = preview;
  useEffect(() => {
    mutate({ driverIds: [...driverIds], preview: true });
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, when the dialog opens
  }, []);
  const outcomes = preview.data?.contractors;
  const ready = (outcomes ?? []).filter(({ blocker }) => blocker === null);
  const create = () =>
    creating.mutate(
      { driverIds: ready.map(({ driverId }) => driverId) },
      {
        onSuccess: ({ contractors }) => {
          const count = contractors.filter(({ rcti }) => rcti !== null).length;
          toast({ title: t('{count} RCTIs created', { count }), tone: 'success' });
          onCreated();
          onClose();
        },
      },
    );
  const error = preview.error ?? creating.error;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !creating.isPending && onClose()}
      title="Create RCTIs?"
      description="Issued RCTIs keep their number and can be voided, but not deleted."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            working={creating.isPending}
            disabledReason={ready.length === 0 ? 'Nothing can be created.' : null}
            onClick={create}
          >
            Create
          </Button>
        </>
      }
    >
      {error && <Banner tone="problem" title={explain(error).message} />}
      {outcomes === undefined ? <Skeleton lines={3} /> : <Outcomes outcomes={outcomes} />}
    </Dialog>
  );
}

function Outcomes({ outcomes }: { readonly outcomes: readonly RctiOutcome[] }) {
  const t = useTranslate();
  const label = useLabel();
  const { money } = useFormats();
  return (
    <ul className="grid gap-2">
      {outcomes.map(({ driverId, supplierName, charges, amount, blocker }) => (
        <li key={driverId} className="flex justify-between gap-4 border-b border-hairline py-2">
          <span className="grid">
            <span className="font-medium">{supplierName}</span>
            <span className="text-table text-ink-2">
              {blocker === null
                ? t('{count} charges', { count: charges })
                : label(blockerTexts[blocker])}
            </span>
          </span>
          <span className="num">{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
