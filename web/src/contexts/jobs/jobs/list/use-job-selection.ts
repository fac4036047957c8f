import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';

/** Returns the selected jobs by id, including those of other pages. */
export function useJobSelection(rows: readonly Job[] | undefined) {
  const [jobs, setJobs] = useState<ReadonlyMap<string, Job>>(new Map());
  const onChange = (chosen: ReadonlySet<string>) => {
    const known = new Map([...jobs, ...(rows ?? []).map((row) => [row.id, row] as const)]);
    const saved = [...chosen].flatMap((id) => {
      const job = known.get(id);
      return job === undefined ? [] : [[id, job] as const];
    });
    setJobs(new Map(saved));
  };
  return {
    jobs: [...jobs.values()],
    selection: { chosen: new Set(jobs.keys()), onChange },
    clear: () => setJobs(new Map()),
  };
}
