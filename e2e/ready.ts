import { setTimeout } from 'node:timers/promises';

/** Returns the server's URL by IP address: a machine's resolver need not know *.localhost. */
export const serverUrl = (port: string): string => `http://127.0.0.1:${port}`;

/** Returns the URL that reports readiness. */
export const readyUrl = (port: string): string => `${serverUrl(port)}/ready`;

/** Waits until the demo data at a port is seeded, until the caller's timeout. */
export async function appReady(port: string): Promise<void> {
  while (!(await isReady(port))) await setTimeout(200);
}

async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(readyUrl(port))).ok;
  } catch {
    return false;
  }
}
