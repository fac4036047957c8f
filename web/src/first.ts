import { sendFirstRequests } from './first-requests.ts';

// What fails here is asked again by the app, which says so.
sendFirstRequests((address, init) => fetch(address, init), location.hostname).catch(
  () => undefined,
);
void import('./main.tsx');
