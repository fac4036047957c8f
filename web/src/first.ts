import { sendFirstRequests } from './first-requests.ts';

// The app repeats a failed request and reports its error.
sendFirstRequests((address, init) => fetch(address, init), location.hostname).catch(
  () => undefined,
);
void import('./main.tsx');
