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
      "This browser can't provide your position. Please enter the address manually.",
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

const unknown = "Your device couldn't determine its position. Please enter the address manually.";
/** By the codes of GeolocationPositionError. */
const reasons: Readonly<Record<number, string>> = {
  1: "This page isn't allowed to use your position. Allow it, or enter the address manually.",
  2: unknown,
  3: 'Finding your position took too long. Please enter the address manually.',
};
