/** Degrees, WGS 84. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

/**
 * Encodes places as Google's encoded polyline with five decimals: differences of the coordinates,
 * zigzag-encoded, in groups of five bits
 * (https://developers.google.com/maps/documentation/utilities/polylinealgorithm).
 */
export function encodePolyline(places: readonly GeoPoint[]): string {
  let text = '';
  let before = { latitude: 0, longitude: 0 };
  for (const place of places) {
    const here = {
      latitude: Math.round(place.latitude * 1e5),
      longitude: Math.round(place.longitude * 1e5),
    };
    text += encoded(here.latitude - before.latitude) + encoded(here.longitude - before.longitude);
    before = here;
  }
  return text;
}

function encoded(difference: number): string {
  let left = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (left >= 0x20) {
    text += String.fromCharCode((0x20 | (left & 0x1f)) + 63);
    left >>= 5;
  }
  return text + String.fromCharCode(left + 63);
}

/** Decodes the places of an encoded polyline; a truncated text loses its last place. */
export function decodePolyline(text: string): GeoPoint[] {
  const places: GeoPoint[] = [];
  const here: [number, number] = [0, 0];
  let axis: 0 | 1 = 0;
  let value = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const bits = text.charCodeAt(at) - 63;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    here[axis] += value & 1 ? ~(value >> 1) : value >> 1;
    if (axis === 1) places.push({ latitude: here[0] / 1e5, longitude: here[1] / 1e5 });
    axis = axis === 0 ? 1 : 0;
    value = 0;
    shift = 0;
  }
  return places;
}
