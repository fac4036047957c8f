export type PlaceNow = {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: string;
  /** Metres. */
  readonly accuracy: number;
};

const wait_ms = 8000;

/** Returns the phone's position, at most two minutes old; null if it is unavailable. */
export const placeNow = (): Promise<PlaceNow | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ latitude, longitude, accuracy, at: new Date(timestamp).toISOString() }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: wait_ms, maximumAge: 120_000 },
    );
  });
