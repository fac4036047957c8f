import type { ComponentType, ReactNode } from 'react';
import { Component, Suspense, useLayoutEffect, useState } from 'react';
import { Root } from '../Root.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RouterContext, useOpenPage } from './use-router.ts';
import type { Router } from './router.ts';
import { scrollMemory } from './scroll.ts';

type Props = {
  readonly router: Router;
  /** Invisible components that are mounted on every page, such as notifications. */
  readonly companions: readonly ComponentType[];
  /** Components in the top bar, such as the inbox. */
  readonly topBar: readonly ComponentType[];
};

/** What all pages share, and the page at the current address. */
export function RouterView({ router, ...parts }: Props) {
  return (
    <RouterContext value={router}>
      <Scrolled router={router} />
      <Caught>
        <Suspense fallback={null}>
          <WithFirstPage>
            <Root {...parts}>
              <OpenedPage />
            </Root>
          </WithFirstPage>
        </Suspense>
      </Caught>
    </RouterContext>
  );
}

/**
 * Renders the frame while the code of the first page is on its way, but does not show it: its fonts
 * would be loaded before that code.
 */
function WithFirstPage({ children }: { readonly children: ReactNode }) {
  const { page, Component: code, fault } = useOpenPage();
  const isThere = page === undefined || code !== undefined || fault !== undefined;
  return (
    <>
      {!isThere && <UntilTheApp />}
      <div hidden={!isThere} className="contents">
        {children}
      </div>
    </>
  );
}

/** Goes on with what `index.html` shows. */
const UntilTheApp = () => (
  <svg className="until-the-app" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M21 12a9 9 0 1 1-6.219-8.56" />
  </svg>
);

function OpenedPage() {
  const { address, page, Component: Page, fault } = useOpenPage();
  if (page === undefined) return <NotFoundPage />;
  return (
    <Caught key={page.path} visit={address.key}>
      {fault && <Thrown error={fault.error} />}
      {Page && (
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      )}
    </Caught>
  );
}

function Thrown({ error }: { readonly error: unknown }): ReactNode {
  throw error;
}

/** Scrolls once a page has been rendered. */
function Scrolled({ router }: Pick<Props, 'router'>) {
  const { address, Component: page } = useOpenPage();
  const [restore] = useState(() => scrollMemory(router));
  useLayoutEffect(() => {
    if (page) restore();
  }, [address, page, restore]);
  return null;
}

type CaughtProps = {
  readonly children: ReactNode;
  /** With another one, the page is tried again. */
  readonly visit?: string;
};
type Fault = { readonly fault: { readonly error: unknown } | null; readonly visit?: string };

/** Shows the error page in place of what could not be rendered. */
class Caught extends Component<CaughtProps, Fault> {
  override state: Fault = { fault: null };

  static getDerivedStateFromError = (error: unknown): Partial<Fault> => ({ fault: { error } });

  static getDerivedStateFromProps = ({ visit }: CaughtProps, state: Fault): Fault | null =>
    visit === state.visit ? null : { fault: null, ...(visit !== undefined && { visit }) };

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <CrashPage error={fault.error} reset={() => this.setState({ fault: null })} />;
  }
}
