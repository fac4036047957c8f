import type { JobsFacts } from '@waybill/contract/jobs/facts';
import type { Fact } from '#platform/context.ts';
import { fact } from '#platform/facts.ts';

/** A fact of this context, in the form its listeners rely on. */
export const jobFact = <N extends keyof JobsFacts>(name: N, payload: JobsFacts[N]): Fact =>
  fact(name, payload);
