import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { useConfirmJob } from '../calls.ts';

type SheetProps = { readonly jobs: readonly Job[]; readonly onClose: () => void };
type Outcome = { readonly kind: 'done' | 'failed' | 'skipped'; readonly message: string };

/** Confirms jobs one after the other and says of each what became of it. */
export function ConfirmSheet({ jobs, onClose }: SheetProps) {
  const t = useTranslate();
  const { outcomes, working, start } = useConfirming(jobs);
  const toDo = jobs.filter(({ status }) => whyNot('confirm', status) === null).length;
  const done = outcomes.size > 0 && !working;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title={toDo === 1 ? t('Confirm 1 job') : t('Confirm {count} jobs', { count: toDo })}
      footer={
        done ? (
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button look="primary" working={working} onClick={() => void start()}>
              Confirm
            </Button>
          </>
        )
      }
    >
      <ul className="max-h-96 divide-y divide-hairline overflow-y-auto" aria-live="polite">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="font-mono text-table">{job.jobno}</span>
            <span className="min-w-0 flex-1 truncate text-ink-2">{job.customername}</span>
            <OutcomePill job={job} outcome={outcomes.get(job.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function OutcomePill({ job, outcome }: { job: Job; outcome: Outcome | undefined }) {
  const t = useTranslate();
  const spoken = useLabel();
  if (outcome?.kind === 'done') {
    return (
      <StatusPill family="green" icon={CircleCheck}>
        Confirmed
      </StatusPill>
    );
  }
  if (outcome?.kind === 'failed') {
    return (
      <span className="basis-full text-table text-red-fg">
        <CircleX size={16} aria-hidden="true" className="mr-1 inline" />
        <Translated text={outcome.message} />
      </span>
    );
  }
  const why = whyNot('confirm', job.status);
  return why === null ? (
    <StatusPill family="neutral" icon={Clock}>
      Waiting
    </StatusPill>
  ) : (
    <StatusPill family="neutral" icon={Minus}>
      {t('Skipped: {why}', { why: spoken(why) })}
    </StatusPill>
  );
}

function useConfirming(jobs: readonly Job[]) {
  const confirming = useConfirmJob();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [working, setWorking] = useState(false);
  const start = async () => {
    setWorking(true);
    for (const { id, status } of jobs) {
      if (whyNot('confirm', status) !== null) continue;
      // oxlint-disable-next-line no-await-in-loop -- each job stands for itself
      const outcome = await confirming.mutateAsync({ id }).then(
        (): Outcome => ({ kind: 'done', message: '' }),
        (error: unknown): Outcome => ({ kind: 'failed', message: explain(error).message }),
      );
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setWorking(false);
  };
  return { outcomes, working, start };
}
