import { createRoot } from 'react-dom/client';
import { earlyOr, earlyText, firstCome } from '#client/early-responses.ts';
import { fetchWithProgress } from '#client/fetch-with-progress.ts';
import { createQueryClient } from '#client/query-client.ts';
import { App } from '#shell/App.tsx';
import { PageNotFound } from '#shell/page-not-found.ts';
import { browserHistory } from '#shell/router/history.ts';
import { createRouter } from '#shell/router/router.ts';
import { createSessionClient } from '#shell/session/session-client.ts';
import { browser } from '#shell/session/surroundings.ts';
import { pageIsUnderWay } from '#client/use-at-rest.ts';
import { applyAppearance } from '#ui/appearance.ts';
import { pageReady } from './page-ready.ts';
import { companions, pages, topBar } from './pages.tsx';

const router = createRouter(pages, browserHistory());
// The page's code loads while its tenant and texts are requested.
pageIsUnderWay(router.start());

applyAppearance();
const around = browser();
const session = createSessionClient({ ...around, fetch: earlyOr(around.fetch) });

// What the first requests bring is rendered at once, instead of one after the other.
void Promise.all([pageReady(), firstCome(), session.getSession()]).then(() => {
  const place = document.getElementById('app');
  if (!place) throw new Error('index.html has no element with the id app');
  createRoot(place, { onCaughtError, onRecoverableError }).render(
    <App
      router={router}
      companions={companions}
      topBar={topBar}
      session={session}
      queries={createQueryClient()}
      host={location.hostname}
      fetch={earlyOr(fetchWithProgress)}
      early={earlyText}
    />,
  );
});

/** A missing record is an expected response, not a fault. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PageNotFound)) console.error(error);
}

/** React renders again after an error in concurrent rendering; the original is the cause. */
function onRecoverableError(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof PageNotFound)) reportError(error);
}
