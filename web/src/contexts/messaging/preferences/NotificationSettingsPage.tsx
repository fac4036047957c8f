import { channels, events } from '@waybill/contract/messaging/notifications/notification-events';
import type { Preference } from '@waybill/contract/messaging/notifications/endpoints';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { Tick } from './Tick.tsx';
import { ThisDevice } from '../links/ThisDevice.tsx';
import { channelWords, eventWords } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { usePreferences, useSavePreferences } from './calls.ts';

/** The user's own notification preferences. A tick is saved at once. */
export function NotificationSettingsPage() {
  const { data, error, refetch } = usePreferences();
  const saving = useSavePreferences();
  return (
    <div className="mx-auto grid max-w-[720px] gap-4">
      <PageHeading
        title="My notifications"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'My notifications' }]}
      />
      {error && !data && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {saving.error && <Banner tone="problem" title={explain(saving.error).message} />}
      {!data && !error && (
        <Panel title="Events">
          <Skeleton lines={events.length + 2} />
        </Panel>
      )}
      {data && (
        <Panel title="Events">
          <Wishes
            preferences={data.items}
            working={saving.isPending}
            onChange={(preference) => saving.mutate({ preferences: [preference] })}
          />
        </Panel>
      )}
      <ThisDevice />
    </div>
  );
}

type WishesProps = {
  readonly preferences: readonly Preference[];
  readonly working: boolean;
  readonly onChange: (preference: Preference) => void;
};

function Wishes({ preferences, working, onChange }: WishesProps) {
  const t = useTranslate();
  const label = useLabel();
  const rows = events.filter((each) => preferences.some(({ event }) => event === each));
  if (rows.length === 0)
    return <p className="text-ink-3">{t('There are no notifications you can set up.')}</p>;
  return (
    <ChannelTable
      head={t('Of')}
      rows={rows}
      nameOf={(event) => label(eventWords(event))}
      channels={channels.filter((each) => preferences.some(({ channel }) => channel === each))}
      cell={(event, channel) => {
        const wish = preferences.find((each) => each.event === event && each.channel === channel);
        return (
          wish && (
            <Tick
              label={t('{event} by {channel}', {
                event: label(eventWords(event)),
                channel: t(channelWords[channel]),
              })}
              isOn={wish.ison}
              working={working}
              onChange={(ison) => onChange({ ...wish, ison })}
            />
          )
        );
      }}
    />
  );
}
