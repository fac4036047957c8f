import { sendFirstRequests } from './first-requests.ts';

// The app repeats a failed request and shows what it saved.
sendFirstRequests((address, init) => fetch(address, init));
void import('./main.tsx');
