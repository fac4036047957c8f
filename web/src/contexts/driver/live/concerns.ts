import type { LiveTopic } from '@waybill/contract/events';
import type { LiveEvent } from '#client/event-stream.ts';

/** The server notifies only the drivers whose runs or messages changed. */
const ownRun: LiveTopic = 'runs';
const ownMessages: LiveTopic = 'driverMessages';
/** Here an event names its driver: a shift, or a check that dispatch has cleared. */
const anyDriver: LiveTopic = 'fleet';

export type DriverData = 'run' | 'messages';

/**
 * Returns what the app of this driver (a uuid) has to read again. Other changes, such as those of
 * other drivers' jobs, reach all staff and are ignored.
 */
export function concernsOf({ topic, id }: LiveEvent, owner: string): readonly DriverData[] {
  if (topic === '*') return ['run', 'messages'];
  if (topic === ownMessages) return ['messages'];
  return topic === ownRun || (topic === anyDriver && id === owner) ? ['run'] : [];
}
