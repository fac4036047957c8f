import { isDesktopSafari, isSafari, type NotifyingBrowser } from './browser.ts';

type Query = Pick<NotifyingBrowser, 'userAgent'> & {
  readonly permission: NotificationPermission;
  readonly isSignedIn: boolean;
};

/** Whether the page asks by itself: signed in, not desktop Safari, and nobody has answered yet. */
export const canRequestPermission = ({ userAgent, permission, isSignedIn }: Query): boolean =>
  isSignedIn && !isDesktopSafari(userAgent) && permission === 'default';

/** Safari wants a click before it asks: whether the bell for that click is shown. */
export const showsBell = ({ userAgent, permission, isSignedIn }: Query): boolean =>
  isSignedIn && permission !== 'granted' && isSafari(userAgent);
