export type PlaceNow = {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: string;
  /** Metres. */
  readonly accuracy: number;
};

const wait_ms = 8000;

/** Where the phone is, not older than two minutes; null if it does not say. */
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
