import type { LonLat } from './estimated-travel.ts';

/**
 * Encodes as Google's polyline, precision 5 (developers.google.com/maps/documentation/utilities).
 */
export function polylineOf(positions: readonly LonLat[]): string {
  let text = '';
  let latitude = 0;
  let longitude = 0;
  for (const [lon, lat] of positions) {
    const nextLatitude = Math.round(lat * 1e5);
    const nextLongitude = Math.round(lon * 1e5);
    text += encoded(nextLatitude - latitude) + encoded(nextLongitude - longitude);
    latitude = nextLatitude;
    longitude = nextLongitude;
  }
  return text;
}

function encoded(change: number): string {
  let rest = change < 0 ? ~(change << 1) : change << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
