import { createRoot } from 'react-dom/client';
import { earlyOr } from '#client/early-responses.ts';
import { fetchWithProgress } from '#client/fetch-with-progress.ts';
import { createQueryClient } from '#client/query-client.ts';
import { App } from '#shell/App.tsx';
import { PageNotFound } from '#shell/page-not-found.ts';
import { createAppRouter } from '#shell/router.tsx';
import { createSessionClient } from '#shell/session/session-client.ts';
import { browser } from '#shell/session/surroundings.ts';
import { applyAppearance } from '#ui/appearance.ts';
import { companions, pages, topBar } from './pages.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id app');

const router = createAppRouter({ pages, companions, topBar });
// The page's code comes while its tenant and texts are asked for.
void router.load();

applyAppearance();
const around = browser();
createRoot(place, {
  // An address that names nothing is an answer, not a fault.
  onCaughtError: (error) => {
    if (!(error instanceof PageNotFound)) console.error(error);
  },
  // Thrown while React renders concurrently, it renders again; what it threw first is the cause.
  onRecoverableError: (error) => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof PageNotFound)) reportError(error);
  },
}).render(
  <App
    router={router}
    session={createSessionClient({ ...around, fetch: earlyOr(around.fetch) })}
    queries={createQueryClient()}
    host={location.hostname}
    fetch={earlyOr(fetchWithProgress)}
  />,
);
