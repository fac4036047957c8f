import { useEffect } from 'react';
import { call } from '../api.ts';
import { addPosition, oldestPositions, removePositions } from './store.ts';
import { isDue, type GpsReading, still_ms } from './due.ts';

/** As many as the server takes in one call. */
const batch = 500;

/** Keeps where the phone is while `isOn`: the shift runs and no break does. */
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
      // A full disk loses positions rather than acts.
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
    // A phone that lies still may say nothing by itself.
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

/** Sends positions that wait, the oldest first, as long as the server answers. */
export async function sendPositions(): Promise<void> {
  for (;;) {
    const waiting = await oldestPositions(batch);
    const last = waiting.at(-1);
    if (last === undefined) return;
    const waypoint = waiting.map(({ position }) => position);
    const { kind } = await call('POST', '/api/drivers/waypoint/waypoint', { body: { waypoint } });
    if (kind === 'later' || kind === 'signIn') return;
    // What the server refuses now it refuses again: too old, or of nobody who drives.
    await removePositions(last.key);
  }
}
