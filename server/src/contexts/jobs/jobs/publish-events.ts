import type { JobsEvents } from '@waybill/contract/jobs/events';
import type { DomainEvent } from '#platform/context.ts';
import { domainEvent } from '#platform/events.ts';

/** A fact of this context, in the form its listeners rely on. */
export const jobEvent = <N extends keyof JobsEvents>(
  name: N,
  payload: JobsEvents[N],
): DomainEvent => domainEvent(name, payload);
