import type { LiveTopic } from '@waybill/contract/events';
import type { LiveEvent } from '#client/event-stream.ts';

/** The server notifies only the drivers whose runs changed. */
const ownRun: LiveTopic = 'runs';
/** Here an event names its driver: a shift, or a check that dispatch has cleared. */
const anyDriver: LiveTopic = 'fleet';

/**
 * True if the app of this driver (a uuid) has to read again. Other changes, such as those of other
 * drivers' jobs, reach all staff and are ignored.
 */
export const concernsDriver = ({ topic, id }: LiveEvent, owner: string): boolean =>
  topic === '*' || topic === ownRun || (topic === anyDriver && id === owner);
