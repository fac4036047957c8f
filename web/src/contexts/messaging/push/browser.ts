/** The browser features that notifications use; tests pass their own. */
export type NotifyingBrowser = {
  readonly userAgent: string;
  readonly permission: () => NotificationPermission;
  readonly requestPermission: () => Promise<NotificationPermission>;
  /** Null if the browser has no service workers. */
  readonly workers: ServiceWorkerContainer | null;
  readonly isHidden: () => boolean;
  /** Shows a system notification; a click on it opens `path`. */
  readonly show: (title: string, visible: SystemNotification) => void;
  readonly warn: (text: string, error?: unknown) => void;
};

type SystemNotification = {
  readonly body: string;
  /** Notifications with the same tag replace each other. */
  readonly tag: string;
  readonly onClick: () => void;
};

/** True for Safari's own engine; Chrome and Edge also name Safari, besides themselves. */
export const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/(Chrome|Chromium|CriOS|Edg|EdgiOS|FxiOS|OPR)\//.test(userAgent);

/** True for Safari on a computer (decisions S-19). */
export const isDesktopSafari = (userAgent: string): boolean =>
  isSafari(userAgent) && !/iPhone|iPad|iPod|Mobile\//.test(userAgent);

/** Returns the app's browser; without support for notifications, a stub that logs a warning. */
export function thisBrowser(): NotifyingBrowser {
  const warn = (text: string, error?: unknown) => console.warn(text, ...(error ? [error] : []));
  return {
    userAgent: navigator.userAgent,
    ...('Notification' in window ? notifications() : stub(warn)),
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    isHidden: () => document.visibilityState === 'hidden',
    warn,
  };
}

const notifications = (): Pick<NotifyingBrowser, 'permission' | 'requestPermission' | 'show'> => ({
  permission: () => Notification.permission,
  requestPermission: () => Notification.requestPermission(),
  show(title, { body, tag, onClick }) {
    const visible = new Notification(title, { body, tag });
    visible.onclick = () => {
      window.focus();
      visible.close();
      onClick();
    };
  },
});

/** Replaces unsupported notifications: permission denied, with a warning. */
function stub(
  warn: NotifyingBrowser['warn'],
): Pick<NotifyingBrowser, 'permission' | 'requestPermission' | 'show'> {
  const denied = (): NotificationPermission => {
    warn("This browser doesn't support notifications.");
    return 'denied';
  };
  return { permission: denied, requestPermission: async () => denied(), show: () => void denied() };
}
