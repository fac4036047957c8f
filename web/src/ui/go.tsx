import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

const GoContext = createContext<((href: string) => void) | undefined>(undefined);

/** Provides the navigation inside the app: `<GoProvider value={(href) => …}>`. */
export const GoProvider = GoContext.Provider;

/** Returns the in-app navigation; without a provider the browser loads the page. */
export function useGo(): (href: string) => void {
  const go = useContext(GoContext);
  return go ?? ((href) => window.location.assign(href));
}

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** A real link: plain clicks stay in the app, ⌘ and middle clicks open a new tab. */
export function AppLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const go = useContext(GoContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!go || event.defaultPrevented || !isPlain(event) || isElsewhere(href, rest.target)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const isElsewhere = (href: string, target: string | undefined): boolean =>
  /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) || (target !== undefined && target !== '_self');
