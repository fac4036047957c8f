/** A place on the map, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The browser did not tell where it is; its message is for people. */
export class PositionUnknown extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PositionUnknown';
  }
}

const waited_ms = 15_000;
/** A position of a minute ago is still the position of somebody who fills in a form. */
const stillGood_ms = 60_000;

/**
 * Where the device is, as the browser tells it once the person agrees.
 * @throws {PositionUnknown} where the browser cannot or must not tell.
 */
export async function positionOf({
  geolocation,
}: Pick<Navigator, 'geolocation'>): Promise<Position> {
  // Absent where the page did not come over a safe connection, whatever its type says.
  if (!(geolocation as Geolocation | undefined)) {
    throw new PositionUnknown(
      'This browser tells no position here. Please enter the address by hand.',
    );
  }
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => reject(new PositionUnknown(reasons[code] ?? unknown)),
      { enableHighAccuracy: true, timeout: waited_ms, maximumAge: stillGood_ms },
    );
  });
}

const unknown = 'Your device cannot tell where it is. Please enter the address by hand.';
/** By the codes of GeolocationPositionError. */
const reasons: Readonly<Record<number, string>> = {
  1: 'Your browser may not tell this page where you are. Allow it, or enter the address by hand.',
  2: unknown,
  3: 'Your device took too long to tell where it is. Please enter the address by hand.',
};
