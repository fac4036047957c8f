import type { ComponentType, ReactNode } from 'react';
import { useDeferredValue, useEffect, useState } from 'react';
import { paths } from '#paths';
import { GoProvider } from '#ui/go.tsx';
import { ShortcutsProvider } from '#ui/shortcuts-on.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { Tooltips } from '#ui/Tooltips.tsx';
import type { Admission } from './admission.ts';
import { admit } from './admission.ts';
import { Frame } from './frame/Frame.tsx';
import { TopBarParts } from './frame/top-bar-parts.ts';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import type { PageDefinition } from './page.ts';
import { useGo } from './page-state.ts';
import { useLocation, useOpenPage } from './router/use-router.ts';
import { ForbiddenPage } from './pages/ForbiddenPage.tsx';
import { SignInHint } from './pages/SignInHint.tsx';
import { useShortcutsWanted } from './preferences.ts';
import { useSession } from './session/use-session.ts';
import { useTexts } from './texts/texts-context.ts';
import { useForgetOnUserChange } from './use-forget-on-user-change.ts';

type Props = {
  /** Invisible components that are mounted on every page, such as notifications. */
  readonly companions: readonly ComponentType[];
  /** Components in the top bar, such as the inbox. */
  readonly topBar: readonly ComponentType[];
  /** The page on screen. */
  readonly children: ReactNode;
};

/** Wraps every page: its access check, its frame, the toast area and live updates. */
export function Root({ companions, topBar, children }: Props) {
  const go = useGo();
  useForgetOnUserChange();
  return (
    <GoProvider value={go}>
      <ShortcutsProvider value={useShortcutsWanted()}>
        <Toasts>
          <LiveUpdates>
            <TopBarParts value={topBar}>
              <CurrentPage>{children}</CurrentPage>
            </TopBarParts>
          </LiveUpdates>
          {companions.map((Companion, at) => (
            <Companion key={`${Companion.name}-${at}`} />
          ))}
        </Toasts>
        <Tooltips />
      </ShortcutsProvider>
    </GoProvider>
  );
}

function CurrentPage({ children }: Pick<Props, 'children'>) {
  const { page } = useOpenPage();
  const location = useLocation();
  const session = useSession();
  // While a page loads, the address is already that of the new page: the access check of the page
  // still shown uses its own path.
  const admission = admit(page, page?.path ?? location.pathname, session);
  useTitle(page);
  // The deferred first render leaves the main thread free in between.
  const isDrawn = useDeferredValue(admission.to !== 'nothingYet', false);
  if (!isDrawn || admission.to === 'nothingYet') return null;
  if (admission.to === 'signIn') return <ToSignIn callbackUrl={location.href} />;
  return (
    <Frame page={page}>
      <Admitted admission={admission}>{children}</Admitted>
    </Frame>
  );
}

type AdmittedProps = Pick<Props, 'children'> & { readonly admission: Admission };

function Admitted({ admission, children }: AdmittedProps) {
  if (admission.to === 'forbidden') return <ForbiddenPage permission={admission.permission} />;
  if (admission.to === 'signInHint') return <SignInHint />;
  return children;
}

function ToSignIn({ callbackUrl }: { callbackUrl: string }) {
  const go = useGo();
  const [back] = useState(callbackUrl);
  useEffect(() => {
    go(paths.login(back === '/' ? {} : { callbackUrl: back }), { replace: true });
  }, [go, back]);
  return null;
}

function useTitle(page: PageDefinition | undefined): void {
  const { texts } = useTexts();
  const title = [...(page ? [texts[page.title] ?? page.title] : []), 'Waybill'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
