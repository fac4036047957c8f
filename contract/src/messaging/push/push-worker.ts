/** The longest wait for the service worker, and the age at which a push token is renewed. */
export const workerWait_ms = 10_000;
export const tokenLife_ms = 7 * 24 * 3_600_000;
/** The address of the service worker that receives push messages. */
export const workerPath = '/firebase-messaging-sw.js';
