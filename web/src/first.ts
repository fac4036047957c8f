import { whenFirstCome } from '#client/early-responses.ts';
import { sendFirstRequests } from './first-requests.ts';

// The app repeats a failed request and reports its error.
whenFirstCome(sendFirstRequests((address, init) => fetch(address, init), location));
void import('./main.tsx');
