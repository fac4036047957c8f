import { type LivePosition, livePositionsPath } from '@waybill/contract/fleet/waypoints/shapes';
import { useCallback, useState } from 'react';
import type { FeedMessage } from '#client/feed.ts';
import { useFeed } from '#shell/live/use-feed.ts';
import { watchable, type Watched } from '#ui/watched.ts';
import { type Positions, positionsAfter } from './positions-after.ts';

const address = () => livePositionsPath;

/**
 * Follows the positions of drivers on duty while the component is mounted, without rendering it.
 */
export function useLivePositions(): Watched<Positions> {
  const [positions] = useState(() => watchable<Positions>(new Map()));
  const take = useCallback(
    (message: FeedMessage<LivePosition>) =>
      positions.replace(positionsAfter(positions.current(), message)),
    [positions],
  );
  useFeed(address, take);
  return positions;
}
