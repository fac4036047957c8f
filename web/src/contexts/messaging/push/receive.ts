import {
  notificationFallback,
  notificationTitles,
  notificationTypes,
} from '@waybill/contract/messaging/notifications/notification-events';
import type { NotificationMessage } from '@waybill/contract/messaging/push/endpoints';
import { paths } from '#paths';
import type { ShowToast } from '#ui/Toasts.tsx';
import { isDesktopSafari, type NotifyingBrowser } from './browser.ts';

type Receiver = {
  readonly browser: NotifyingBrowser;
  readonly isSignedIn: boolean;
  readonly toast: ShowToast;
  readonly go: (path: string, options: { replace: boolean }) => void;
  /** Translates a text into the reader's language. */
  readonly t: (text: string) => string;
};

/** Returns the title of a message type, ignoring case; undefined for types that are not shown. */
export function titleOf(type: string): string | undefined {
  const known = notificationTypes.find((each) => each.toLowerCase() === type.toLowerCase());
  return known && notificationTitles[known];
}

/**
 * Shows a message (booking_shell.txt §4): as a system notification in a hidden tab, as a toast in a
 * visible one. Nothing is shown on desktop Safari or while signed out.
 */
export function receive(
  message: NotificationMessage,
  { browser, isSignedIn, toast, go, t }: Receiver,
): void {
  if (!isSignedIn || isDesktopSafari(browser.userAgent)) return;
  const { notificationtype: type, discussionTopic, discussionid } = message.data;
  const title = titleOf(type);
  if (title === undefined) {
    browser.warn(`A notification of the unknown type "${type}" is ignored.`);
    return;
  }
  const body = discussionTopic || t(notificationFallback);
  // The discussion replaces the current page in the history (booking_shell.txt §2).
  const open = () => {
    if (discussionid) go(paths.discussion(discussionid), { replace: true });
  };
  if (!browser.isHidden()) {
    toast({ title: t(title), description: body, ...(discussionid ? { onOpen: open } : {}) });
    return;
  }
  if (browser.permission() !== 'granted') return;
  const tag = discussionid ? `d${discussionid}` : `n${message.data.notificationid ?? ''}`;
  browser.show(t(title), { body, tag, onClick: open });
}
