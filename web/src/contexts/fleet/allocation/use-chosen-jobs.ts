import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';

/** The chosen jobs, also those of other pages: their numbers by id. */
export function useChosenJobs(rows: readonly Job[] | undefined) {
  const [jobs, setJobs] = useState<ReadonlyMap<string, string>>(new Map());
  const onChange = (chosen: ReadonlySet<string>) => {
    const known = new Map([...jobs, ...(rows ?? []).map((row) => [row.id, row.jobno] as const)]);
    setJobs(new Map([...known].filter(([id]) => chosen.has(id))));
  };
  return {
    ids: [...jobs.keys()],
    selection: { chosen: new Set(jobs.keys()), onChange },
    clear: () => setJobs(new Map()),
  };
}
