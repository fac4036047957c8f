import type { LivePosition } from '@waybill/contract/fleet/waypoints/shapes';
import { straightLine_km } from '@waybill/contract/jobs/board/lane';
import type { FeedMessage } from '#client/feed.ts';

/** The latest position of each driver on duty, by the driver's uuid. */
export type Positions = ReadonlyMap<string, LivePosition>;

/** Returns the positions after a message of their feed; an older position replaces no newer one. */
export function positionsAfter(
  before: Positions,
  { complete, items, gone }: FeedMessage<LivePosition>,
): Positions {
  const after = new Map(complete ? [] : before);
  for (const id of gone) after.delete(id);
  for (const item of items) {
    const known = before.get(item.id);
    const isOlder = known !== undefined && Date.parse(known.time) > Date.parse(item.time);
    after.set(item.id, isOlder ? known : withSpeed(item, known));
  }
  return after;
}

/** Returns the newer of a driver's listed and streamed positions. */
export function latestOf<Position extends { readonly time: string }>(
  listed: Position | null,
  streamed: LivePosition | undefined,
): Position | LivePosition | null {
  if (streamed === undefined || listed === null) return streamed ?? listed;
  return Date.parse(streamed.time) < Date.parse(listed.time) ? listed : streamed;
}

/** Not every device reads its speed: then it follows from the last two positions. */
function withSpeed(position: LivePosition, before: LivePosition | undefined): LivePosition {
  if (position.speed !== null || before === undefined) return position;
  const seconds = (Date.parse(position.time) - Date.parse(before.time)) / 1000;
  if (seconds <= 0) return { ...position, speed: before.speed };
  return { ...position, speed: (straightLine_km(before, position) * 1000) / seconds };
}
