/** What the rules of notifications ask of a browser; a test hands over its own. */
export type NotifyingBrowser = {
  readonly userAgent: string;
  readonly permission: () => NotificationPermission;
  readonly requestPermission: () => Promise<NotificationPermission>;
  /** Null where the browser has no service workers. */
  readonly workers: ServiceWorkerContainer | null;
  readonly isHidden: () => boolean;
  /** Shows a notification of the system; a click on it leads to `path`. */
  readonly show: (title: string, visible: SystemNotification) => void;
  readonly warn: (text: string, error?: unknown) => void;
};

type SystemNotification = {
  readonly body: string;
  /** Notifications with one tag replace each other. */
  readonly tag: string;
  readonly onClick: () => void;
};

/** Safari's own engine; Chrome and Edge name Safari, too, and themselves beside it. */
export const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/(Chrome|Chromium|CriOS|Edg|EdgiOS|FxiOS|OPR)\//.test(userAgent);

/** Safari on a computer (decisions S-19). */
export const isDesktopSafari = (userAgent: string): boolean =>
  isSafari(userAgent) && !/iPhone|iPad|iPod|Mobile\//.test(userAgent);

/** The browser the app runs in. Where it knows no notifications a stub stands in, and says so. */
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

/** Stands for notifications where there are none: denied, with a warning. */
function stub(
  warn: NotifyingBrowser['warn'],
): Pick<NotifyingBrowser, 'permission' | 'requestPermission' | 'show'> {
  const denied = (): NotificationPermission => {
    warn("This browser doesn't support notifications.");
    return 'denied';
  };
  return { permission: denied, requestPermission: async () => denied(), show: () => void denied() };
}
