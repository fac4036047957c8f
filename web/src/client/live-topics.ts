import { type LiveTopic, staleEndpoints } from '@waybill/contract/events';

const pathsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(staleEndpoints).map(([topic, paths]) => [topic, new Set<string>(paths)]),
);

/**
 * True if an event of a topic makes the response of an endpoint stale. An unknown topic comes from
 * a newer server: it makes nothing stale.
 */
export const makesStale = (topic: LiveTopic | (string & {}), path: string): boolean =>
  pathsOf.get(topic)?.has(path) ?? false;
