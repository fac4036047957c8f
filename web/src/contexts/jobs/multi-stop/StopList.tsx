import { whyNotLeave, whyNotMultiStop } from '@waybill/contract/jobs/multi-stop/lifecycle';
import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { JobPill } from '../parts/JobPill.tsx';
import { useFormats } from '#shell/formats.ts';
import { piecesOf, weightText } from '../jobs/job-text.ts';
import { useRemoveStops, useStops, useUpdateMultiStop } from './calls.ts';

type ListProps = { readonly multiStop: MultiStopJob; readonly mayEdit: boolean };

/** The stops of a multi-stop in order. */
export function StopList({ multiStop, mayEdit }: ListProps) {
  const stops = useStops(multiStop.id);
  const update = useUpdateMultiStop();
  const removal = useRemoveStops();
  const problem = update.error ?? removal.error;
  const isFixed = !mayEdit || whyNotMultiStop('edit', multiStop.status) !== null;
  return (
    <Awaited query={stops} permission="Job.View">
      {({ items }) => {
        const move = (from: number, to: number) => {
          const ids = items.map(({ id }) => id);
          const [moved = ''] = ids.splice(from, 1);
          ids.splice(to, 0, moved);
          update.mutate({ multistop: reordered(multiStop, ids) });
        };
        if (items.length === 0) {
          return <EmptyState title="No stops yet" text="Add jobs of this customer below." />;
        }
        return (
          <>
            {problem && <Banner tone="problem" title={explain(problem).message} />}
            <ol className="divide-y divide-hairline">
              {items.map((job, at) => (
                <Stop
                  key={job.id}
                  job={job}
                  at={at}
                  last={at === items.length - 1}
                  onMove={isFixed || update.isPending ? undefined : move}
                  onRemove={
                    isFixed
                      ? undefined
                      : () =>
                          removal.mutate({
                            deallocatejob: {
                              multistopjobid: multiStop.id,
                              linkedjobids: [job.id],
                            },
                          })
                  }
                />
              ))}
            </ol>
          </>
        );
      }}
    </Awaited>
  );
}

const reordered = (multiStop: MultiStopJob, linkedjobids: string[]) => ({
  id: multiStop.id,
  customerid: multiStop.customerid,
  fromAddress: multiStop.fromAddress,
  reference: multiStop.reference,
  costcentre: multiStop.costcentre,
  driverid: multiStop.driverid,
  linkedjobids,
});

type StopProps = {
  readonly job: Job;
  readonly at: number;
  readonly last: boolean;
  readonly onMove: ((from: number, to: number) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
};

function Stop({ job, at, last, onMove, onRemove }: StopProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const { jobno, toaddress } = job;
  const whyStays = whyNotLeave(job.status);
  const weight = weightText(job, language);
  const count = piecesOf(job);
  const pieces = t('{count, plural, one {# piece} other {# pieces}}', { count });
  const freight = weight === '' ? pieces : `${pieces} · ${weight} kg`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="num w-6 text-right text-ink-3">{at + 1}</span>
      <span className="min-w-0 flex-1 basis-40">
        <AppLink
          href={paths.job(job.id)}
          className="hit font-mono text-table text-primary underline"
        >
          {jobno}
        </AppLink>
        <span className="block wrap-anywhere">
          {[toaddress.companyName, `${toaddress.suburb} ${toaddress.postCode}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="flex basis-full items-center gap-3 pl-9 sm:basis-auto sm:pl-0">
        <span className="num text-table text-ink-2 sm:w-32 sm:text-right">{freight}</span>
        <span className="sm:w-44">
          <JobPill job={job} />
        </span>
      </span>
      <span className="ml-auto flex pl-9 sm:pl-0">
        {onMove && (
          <>
            <IconButton
              size="small"
              icon={ArrowUp}
              label={t('Move {job} up', { job: jobno })}
              disabledReason={at === 0 ? 'This is the first stop.' : null}
              onClick={() => onMove(at, at - 1)}
            />
            <IconButton
              size="small"
              icon={ArrowDown}
              label={t('Move {job} down', { job: jobno })}
              disabledReason={last ? 'This is the last stop.' : null}
              onClick={() => onMove(at, at + 1)}
            />
          </>
        )}
        {onRemove && (
          <IconButton
            size="small"
            icon={X}
            label={t('Remove {job}', { job: jobno })}
            disabledReason={whyStays}
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  );
}
