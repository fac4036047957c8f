/**
 * A third-party page: the session library's own client, and the values that its components receive.
 */
import * as library from 'next-auth/react';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

export type SessionLibrary = typeof library & {
  /** Sends data to the session, as a component does. */
  update: (data?: unknown) => Promise<unknown>;
};

/** Shows in the title what components receive; `?required` is a page that requires sign-in. */
function Status() {
  const required = location.search.includes('required');
  const { status, data, update } = library.useSession({ required });
  useEffect(() => {
    document.title = `${status} ${data?.user?.name ?? ''}`.trim();
    Object.assign(globalThis, { library: { ...library, update } });
  });
  return null;
}

const place = document.createElement('div');
document.body.append(place);
// Passed as the library declares the child: there is no JSX here.
const status = { children: createElement(Status) };
createRoot(place).render(createElement(library.SessionProvider, status));
