/** A position in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** The browser returned no position; the message is for users. */
export class PositionUnknown extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PositionUnknown';
  }
}

const waited_ms = 15_000;
/** A position from a minute ago still applies while a form is filled in. */
const stillGood_ms = 60_000;

/**
 * Returns the device's position from the browser once the user agrees.
 * @throws {PositionUnknown} if the browser cannot or must not return it.
 */
export async function positionOf({
  geolocation,
}: Pick<Navigator, 'geolocation'>): Promise<Position> {
  // Undefined if the page was not loaded over a secure connection, in spite of its type.
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
