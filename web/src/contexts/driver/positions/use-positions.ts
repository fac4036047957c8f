import { useEffect } from 'react';
import { call } from '../api.ts';
import { addPosition, oldestPositions, removePositions } from './store.ts';
import { isDue, type GpsReading, still_ms } from './due.ts';

/** The maximum that the server accepts in one request. */
const batch = 500;

/** Stores the phone's position while `isOn`: during a shift, except for breaks. */
export function usePositions(isOn: boolean, onStored: () => Promise<void>): void {
  useEffect(() => {
    if (!isOn || !('geolocation' in navigator)) return;
    let last: GpsReading | null = null;
    const store = ({ coords, timestamp }: GeolocationPosition) => {
      const { latitude, longitude, accuracy, speed, heading } = coords;
      const reading = { latitude, longitude, accuracy, speed, at: timestamp };
      if (!isDue(last, reading)) return;
      last = reading;
      const creationTime = new Date(timestamp).toISOString();
      const course = heading === null || Number.isNaN(heading) ? null : heading;
      // On a full disk, positions are lost rather than actions.
      void addPosition({
        latitude,
        longitude,
        accuracy,
        heading: course,
        speed,
        creationTime,
      }).then(onStored, () => undefined);
    };
    const watch = navigator.geolocation.watchPosition(store, () => undefined, {
      enableHighAccuracy: true,
      maximumAge: 5000,
    });
    // A stationary phone may not report positions by itself.
    const still = setInterval(
      () => navigator.geolocation.getCurrentPosition(store, () => undefined),
      still_ms,
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearInterval(still);
    };
  }, [isOn, onStored]);
}

/** Sends waiting positions, the oldest first, as long as the server responds. */
export async function sendPositions(): Promise<void> {
  for (;;) {
    const waiting = await oldestPositions(batch);
    const last = waiting.at(-1);
    if (last === undefined) return;
    const waypoint = waiting.map(({ position }) => position);
    const { kind } = await call('POST', '/api/drivers/waypoint/waypoint', { body: { waypoint } });
    if (kind === 'later' || kind === 'signIn') return;
    // A refusal is permanent: the positions are too old, or the user is not a driver.
    await removePositions(last.key);
  }
}
