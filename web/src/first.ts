import { sendFirstRequests } from './first-requests.ts';

// The app repeats a failed request and reports its error.
sendFirstRequests((address, init) => fetch(address, init), location).catch(() => undefined);
void import('./main.tsx');
