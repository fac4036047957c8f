import { createHash } from 'node:crypto';
import type { WaypointKey } from './domain/to-save.ts';

/**
 * Returns a function that derives a position's UUID from its key, so that a repeated position has
 * the same id: version 8 of RFC 9562, 48 bits of time, 34 bits of a hash of driver and device, 40
 * bits of sequence. The function caches the hashes of one batch.
 */
export function waypointIds(): (key: WaypointKey) => string {
  const known = new Map<string, readonly [string, string]>();
  return ({ driverId, device, sequence, at_ms }) => {
    const source = `${driverId} ${device}`;
    let parts = known.get(source);
    if (parts === undefined) {
      parts = partsOf(source);
      known.set(source, parts);
    }
    const time = at_ms.toString(16).padStart(12, '0');
    const tail = sequence.toString(16).padStart(10, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-${parts[0]}-${tail}${parts[1]}`;
  };
}

function partsOf(source: string): readonly [string, string] {
  const hash = createHash('sha1').update(source).digest('hex');
  const variant = (8 + (Number.parseInt(hash.charAt(0), 16) & 3)).toString(16);
  return [`8${hash.slice(1, 4)}-${variant}${hash.slice(4, 7)}`, hash.slice(7, 9)];
}

const year3000_ms = Date.UTC(3000, 0);

/**
 * Returns the time in a position's id, which determines its partition; null if no position can have
 * this id.
 */
export function timeOfWaypointId(id: string): Date | null {
  const at_ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return at_ms < year3000_ms ? new Date(at_ms) : null;
}
