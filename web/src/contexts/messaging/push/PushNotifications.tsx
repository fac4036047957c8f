import type { NotificationMessage } from '@waybill/contract/messaging/push/endpoints';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useGo } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useStable } from '#ui/use-stable.ts';
import { type Inbox, useNewNotifications } from '../notifications/use-new-notifications.ts';
import { type NotifyingBrowser, thisBrowser } from './browser.ts';
import { canRequestPermission, showsBell } from './permission.ts';
import { receive } from './receive.ts';
import { usePushToken } from './use-push-token.ts';
import { useLabel } from '#ui/labels.ts';

type Props = {
  readonly browser?: NotifyingBrowser;
  /** The notifications not to show; by default the inbox at the first render. */
  readonly inboxAtFirst?: Inbox | undefined;
};

/** Shows notifications to the signed-in user on every page; renders only the prompt for Safari. */
export function PushNotifications({ browser, inboxAtFirst }: Props) {
  const [own] = useState(() => browser ?? thisBrowser());
  const { status, data } = useSession();
  const isSignedIn = status === 'authenticated';
  const [permission, setPermission] = useState(() => own.permission());
  const [dialog, setDialog] = useState(false);
  const request = useStable(() => {
    setDialog(true);
    own
      .requestPermission()
      .then(setPermission, (error: unknown) =>
        own.warn("The browser couldn't ask for permission to notify you.", error),
      )
      .finally(() => setDialog(false));
  });
  const { userAgent } = own;
  const requests = canRequestPermission({ userAgent, permission, isSignedIn });
  useEffect(() => {
    if (requests) request();
  }, [requests, request]);
  usePushToken(own, permission);
  return (
    <>
      {isSignedIn && <Receiving key={data.userId} browser={own} inboxAtFirst={inboxAtFirst} />}
      {showsBell({ userAgent, permission, isSignedIn }) && (
        <div className="fixed right-4 bottom-4 z-40 rounded-full bg-surface shadow-float">
          <IconButton
            label="Turn on notifications"
            icon={Bell}
            working={dialog}
            onClick={request}
          />
        </div>
      )}
    </>
  );
}

/** True for what the server sends; a service worker passes on any text that it receives. */
function isMessage(value: unknown): value is NotificationMessage {
  const { data } = (value ?? {}) as Partial<NotificationMessage>;
  return typeof data?.notificationtype === 'string';
}

/** Receives messages from the service worker and from the inbox; each is shown once. */
function Receiving({ browser, inboxAtFirst }: Props & { readonly browser: NotifyingBrowser }) {
  const go = useGo();
  const t = useLabel();
  const toast = useToast();
  const notified = useRef(new Set<string>());
  const notify = useStable((message: NotificationMessage) => {
    const id = message.data.notificationid;
    if (id !== undefined && notified.current.has(id)) return;
    if (id !== undefined) notified.current.add(id);
    receive(message, { browser, isSignedIn: true, toast, go, t });
  });
  useEffect(() => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      const notice = (data ?? {}) as { kind?: unknown; message?: unknown; path?: unknown };
      if (notice.kind === 'waybill-open' && typeof notice.path === 'string') {
        go(notice.path, { replace: true });
      }
      if (notice.kind !== 'waybill-push') return;
      if (isMessage(notice.message)) notify(notice.message);
      else browser.warn('A push message of an unknown form is ignored.', notice.message);
    };
    browser.workers?.addEventListener('message', listen);
    return () => browser.workers?.removeEventListener('message', listen);
  }, [browser, notify, go]);
  useNewNotifications(notify, inboxAtFirst);
  return null;
}
