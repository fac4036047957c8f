import { isDesktopSafari, isSafari, type NotifyingBrowser } from './browser.ts';

type Query = Pick<NotifyingBrowser, 'userAgent'> & {
  readonly permission: NotificationPermission;
  readonly isSignedIn: boolean;
};

/** True if the page may ask for permission: signed in, not desktop Safari, not yet answered. */
export const canRequestPermission = ({ userAgent, permission, isSignedIn }: Query): boolean =>
  isSignedIn && !isDesktopSafari(userAgent) && permission === 'default';

/** True if the bell is shown: Safari requires a click before the permission prompt. */
export const showsBell = ({ userAgent, permission, isSignedIn }: Query): boolean =>
  isSignedIn && permission !== 'granted' && isSafari(userAgent);
