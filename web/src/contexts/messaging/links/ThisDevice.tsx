import { Send } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePushConfiguration, useSendTestNotification } from '../calls.ts';
import { useSay } from '#shell/texts/texts-context.ts';

/** Whether this device is told, and a notification to try it. */
export function ThisDevice() {
  const say = useSay();
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
            Send a test notification
          </Button>
        </span>
        {testing.error && <Banner tone="problem" title={explain(testing.error).message} />}
        {devices !== undefined && (
          <output className="text-ink-2">
            {devices === 0
              ? say('It is in your inbox. None of your devices takes push messages.')
              : devices === 1
                ? say('It is in your inbox and on its way to 1 device.')
                : say('It is in your inbox and on its way to {devices} devices.', { devices })}
          </output>
        )}
      </div>
    </Panel>
  );
}

function Standing() {
  const say = useSay();
  const { data } = usePushConfiguration();
  const [permission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  if (data?.publickey === null) {
    return say('Browser push is not configured: you are told while the app is open.');
  }
  switch (permission) {
    case 'granted':
      return say(
        'This browser tells you while no page of the app is open, too. Its push service, run by the maker of the browser, must be reachable.',
      );
    case 'denied':
      return say(
        'This browser may not notify you. Allow notifications for this site in its settings.',
      );
    case 'default':
      return say('This browser has not been allowed to notify you yet.');
    case 'unsupported':
      return say('This browser cannot notify you: you are told while the app is open.');
  }
}
