import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { routeText } from '../jobs/job-text.ts';
import { useAddStops, useFreeJobs } from './calls.ts';

const texts = {
  nothingChosen: 'Add a job',
  search: 'Job number',
  searching: 'Searching..',
  none: 'This customer has no other job that can be added.',
};

/** Adds a job of the same customer as the last stop. */
export function AddStops({ multiStop }: { readonly multiStop: MultiStopJob }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const found = useFreeJobs(multiStop.customerid, text.trim());
  const adding = useAddStops();
  const add = (job: Job) =>
    adding.mutate({
      allocatejob: { multistopjobid: multiStop.id, linkedjobids: [job.id] },
    });
  return (
    <div className="grid gap-2 border-t border-hairline p-4">
      {adding.error && <Banner tone="problem" title={explain(adding.error).message} />}
      <SearchPicker<Job>
        label={t('Add a job')}
        chosen={null}
        onChoose={(option) => option && add(option.value)}
        texts={texts}
        options={(found.data?.items ?? []).map((job) => ({
          id: job.id,
          value: job,
          label: job.jobno,
          detail: routeText(job),
        }))}
        searching={found.isFetching}
        onSearch={setText}
      />
    </div>
  );
}
