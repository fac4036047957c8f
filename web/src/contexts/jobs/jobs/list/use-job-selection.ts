import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { useMemo, useState } from 'react';

/** Returns the selected jobs by id, including those of other pages. */
export function useJobSelection(rows: readonly ChosenJob[] | undefined) {
  const [jobs, setJobs] = useState<ReadonlyMap<string, ChosenJob>>(new Map());
  const onChange = (chosen: ReadonlySet<string>) => {
    const known = new Map([...jobs, ...(rows ?? []).map((row) => [row.id, row] as const)]);
    const saved = [...chosen].flatMap((id) => {
      const job = known.get(id);
      return job === undefined ? [] : [[id, job] as const];
    });
    setJobs(new Map(saved));
  };
  const chosen = useMemo(() => new Set(jobs.keys()), [jobs]);
  return {
    jobs: [...jobs.values()],
    selection: { chosen, onChange },
    clear: () => setJobs(new Map()),
  };
}
