import {
  type Audience,
  audiences,
  type Channel,
  channels,
  type EventName,
  events,
  matrix,
} from '@waybill/contract/messaging/notifications/notification-events';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { Tick } from './Tick.tsx';
import { audienceWords, channelWords, eventWords } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useMessageRules, useSaveMessageRules } from './calls.ts';

/** The notification rules of the tenant. A tick is saved at once. */
export function MessageRulesPage() {
  const t = useTranslate();
  const { data, error, refetch } = useMessageRules();
  const saving = useSaveMessageRules();
  return (
    <>
      <PageHeading
        title="Notification rules"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Notification rules' },
        ]}
      />
      <p className="mb-4 max-w-3xl text-ink-2">
        {t('Each event has a template for each channel.')}{' '}
        {t('People can choose their own settings.')}{' '}
        {t('Customers get e-mails about bookings only if their booking settings say so.')}{' '}
        {t('SMS messages go to the simulator and are not sent.')}{' '}
        <AppLink href={paths.templates()} className="underline">
          {t('Templates')}
        </AppLink>
      </p>
      {error && !data && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {saving.error && <Banner tone="problem" title={explain(saving.error).message} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <div className="grid gap-4 xl:grid-cols-2">
          {events.map((event) => (
            <Panel key={event} title={eventWords(event)}>
              <Matrix
                event={event}
                isOn={(audience, channel) =>
                  data.items.some(
                    (rule) =>
                      rule.event === event &&
                      rule.audience === audience &&
                      rule.channel === channel &&
                      rule.ison,
                  )
                }
                working={saving.isPending}
                onChange={(audience, channel, ison) =>
                  saving.mutate({ rules: [{ event, audience, channel, ison }] })
                }
              />
            </Panel>
          ))}
        </div>
      )}
    </>
  );
}

type MatrixProps = {
  readonly event: EventName;
  readonly isOn: (audience: Audience, channel: Channel) => boolean;
  readonly working: boolean;
  readonly onChange: (audience: Audience, channel: Channel, ison: boolean) => void;
};

function Matrix({ event, isOn, working, onChange }: MatrixProps) {
  const t = useTranslate();
  const label = useLabel();
  const rows = audiences.filter((audience) => matrix[event][audience] !== undefined);
  const has = (audience: Audience, channel: Channel) =>
    matrix[event][audience]?.[channel] !== undefined;
  return (
    <ChannelTable
      head={t('Recipients')}
      rows={rows}
      nameOf={(audience) => t(audienceWords[audience])}
      channels={channels.filter((channel) => rows.some((audience) => has(audience, channel)))}
      cell={(audience, channel) =>
        !has(audience, channel) ? null : (
          <Tick
            label={t('{audience} by {channel}: {event}', {
              audience: t(audienceWords[audience]),
              channel: t(channelWords[channel]),
              event: label(eventWords(event)),
            })}
            isOn={isOn(audience, channel)}
            working={working}
            onChange={(ison) => onChange(audience, channel, ison)}
          />
        )
      }
    />
  );
}
