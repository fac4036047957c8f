/** Apps that a phone can open with a destination; their names are the same in all languages. */
export const navigationApps = ['Google', 'Apple', 'Waze'] as const;
export type NavigationApp = (typeof navigationApps)[number];

const key = 'driver-navigation';

/** Returns the app that the driver has chosen on this phone; null before that. */
export function chosenApp(): NavigationApp | null {
  const saved = localStorage.getItem(key);
  return navigationApps.find((app) => app === saved) ?? null;
}

export const chooseApp = (app: NavigationApp): void => localStorage.setItem(key, app);

/** Returns the address that opens an app with the way to a place. */
export function wayTo(app: NavigationApp, place: string): string {
  const destination = encodeURIComponent(place);
  if (app === 'Apple') return `https://maps.apple.com/?daddr=${destination}`;
  if (app === 'Waze') return `https://waze.com/ul?q=${destination}&navigate=yes`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
