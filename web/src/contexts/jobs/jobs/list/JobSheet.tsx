import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { useConfirmJob, useSetPickup } from '../calls.ts';

type Act = 'confirm' | 'pickup';
type SheetProps = {
  readonly act: Act;
  readonly jobs: readonly ChosenJob[];
  readonly onClose: () => void;
};
type Outcome = { readonly kind: 'done' | 'failed' | 'skipped'; readonly message: string };

const verbs = { confirm: 'Confirm', pickup: 'Set ready' } as const;
const doneWords = { confirm: 'Confirmed', pickup: 'Ready for pickup' } as const;

/** Confirms jobs or makes them ready, one after another, with the outcome of each. */
export function JobSheet({ act, jobs, onClose }: SheetProps) {
  const t = useTranslate();
  const { outcomes, working, start } = useActing(act, jobs);
  const toDo = jobs.filter(({ status }) => whyNot(act, status) === null).length;
  const done = outcomes.size > 0 && !working;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      title={titleOf(act, toDo, t)}
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
              {t(verbs[act])}
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
            <OutcomePill act={act} job={job} outcome={outcomes.get(job.id)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type PillProps = {
  readonly act: Act;
  readonly job: ChosenJob;
  readonly outcome: Outcome | undefined;
};

function OutcomePill({ act, job, outcome }: PillProps) {
  const t = useTranslate();
  const spoken = useLabel();
  if (outcome?.kind === 'done') {
    return (
      <StatusPill family="green" icon={CircleCheck}>
        {doneWords[act]}
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
  const why = whyNot(act, job.status);
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

function titleOf(act: Act, count: number, t: Translate): string {
  if (act === 'confirm') {
    return t('Confirm {count, plural, one {# job} other {# jobs}}', { count });
  }
  return t('Set {count, plural, one {# job} other {# jobs}} ready', { count });
}

function useActing(act: Act, jobs: readonly ChosenJob[]) {
  const confirming = useConfirmJob();
  const readying = useSetPickup();
  const send = (id: string): Promise<unknown> =>
    act === 'confirm'
      ? confirming.mutateAsync({ id })
      : readying.mutateAsync({
          jobpickup: { jobid: id, pickupreadydatetime: new Date().toISOString() },
        });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [working, setWorking] = useState(false);
  const start = async () => {
    setWorking(true);
    for (const { id, status } of jobs) {
      if (whyNot(act, status) !== null) continue;
      // oxlint-disable-next-line no-await-in-loop -- each job is saved independently
      const outcome = await send(id).then(
        (): Outcome => ({ kind: 'done', message: '' }),
        (error: unknown): Outcome => ({ kind: 'failed', message: explain(error).message }),
      );
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setWorking(false);
  };
  return { outcomes, working, start };
}
