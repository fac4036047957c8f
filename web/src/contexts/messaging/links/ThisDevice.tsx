import { Send } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { usePushConfiguration, useSendTestNotification } from '../push/calls.ts';

/** Shows whether this device receives notifications, and sends a test notification. */
export function ThisDevice() {
  const t = useTranslate();
  const testing = useSendTestNotification();
  const devices = testing.data?.devices;
  return (
    <Panel title="Notifications on this device">
      <div className="grid gap-3">
        <p className="text-ink-2">
          <Standing />
        </p>
        <span>
          <Button icon={Send} working={testing.isPending} onClick={() => testing.mutate({})}>
            Send test notification
          </Button>
        </span>
        {testing.error && <Banner tone="problem" title={explain(testing.error).message} />}
        {devices !== undefined && (
          <output className="text-ink-2">
            {devices === 0
              ? t('Delivered to your inbox. None of your devices receives push notifications.')
              : t('Sent to your inbox and {devices, plural, one {# device} other {# devices}}.', {
                  devices,
                })}
          </output>
        )}
      </div>
    </Panel>
  );
}

function Standing() {
  const t = useTranslate();
  const { data } = usePushConfiguration();
  const [permission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  if (data?.publickey === null) {
    return t('Browser push is not configured. You are notified only while the app is open.');
  }
  switch (permission) {
    case 'granted':
      return t(
        'This browser also notifies you when the app is closed, if its push service is reachable.',
      );
    case 'denied':
      return t('This browser is not allowed to notify you. Allow notifications in its settings.');
    case 'default':
      return t('Notifications have not been allowed in this browser yet.');
    case 'unsupported':
      return t("This browser can't notify you. You are notified only while the app is open.");
  }
}
