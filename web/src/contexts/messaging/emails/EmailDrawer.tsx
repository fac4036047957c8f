import type { EmailHistory } from '@waybill/contract/messaging/history/endpoints';
import { RotateCw } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { emailFamily, emailStatus } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useResendEmail } from './calls.ts';

type EmailDrawerProps = { readonly email: EmailHistory; readonly onClose: () => void };

/** A message as it was sent, with active content disabled, and its delivery status. */
export function EmailDrawer({ email, onClose }: EmailDrawerProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { status, error, tries: attempts } = email;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={email.subject || email.channel}
      subtitle={
        <StatusPill family={emailFamily[status] ?? 'neutral'}>{emailStatus(status)}</StatusPill>
      }
      footer={<Resend email={email} />}
    >
      <div className="grid gap-4">
        {status === 'NotSent' && (
          <Banner
            tone="info"
            title={
              email.channel === 'SMS'
                ? 'Accepted by the SMS simulator. No message was sent.'
                : 'Not sent: no mail server is configured.'
            }
          />
        )}
        {error !== null && (
          <Banner
            tone={status === 'Failed' ? 'problem' : 'warning'}
            title={t('{error} ({tries} of 3 attempts)', { error, tries: attempts })}
          >
            {status === 'Queued' && t('It will be retried automatically.')}
          </Banner>
        )}
        <KeyValueList
          details={[
            { label: 'From', value: email.from },
            { label: 'Sent to', value: email.to },
            ...(email.cc === '' ? [] : [{ label: 'Copy to', value: email.cc }]),
            { label: 'Created at', value: dateTime(email.creationtime) },
            { label: 'Sent', value: email.senttime === null ? '—' : dateTime(email.senttime) },
            ...(email.attachments.length === 0
              ? []
              : [{ label: 'Files', value: email.attachments.join(', ') }]),
          ]}
        />
        <Body email={email} />
      </div>
    </Drawer>
  );
}

function Body({ email }: Pick<EmailDrawerProps, 'email'>) {
  const t = useTranslate();
  if (email.iswithheld) {
    return (
      <Banner tone="info" title="The content is not shown">
        It contained a personal link that only the recipient may see.
      </Banner>
    );
  }
  if (email.channel === 'SMS') {
    return <p className="break-words whitespace-pre-line">{email.body}</p>;
  }
  return (
    <iframe
      title={t('The e-mail')}
      sandbox=""
      srcDoc={email.body}
      className="h-80 w-full rounded-control border border-hairline bg-white"
    />
  );
}

function Resend({ email }: Pick<EmailDrawerProps, 'email'>) {
  const t = useTranslate();
  const may = useMay();
  const toast = useToast();
  const sending = useResendEmail();
  if (!may('Communication.Send')) return null;
  const waits = email.status === 'Queued' ? 'It is still waiting to be sent' : null;
  const withheld =
    email.iswithheld && email.status !== 'Failed' ? 'The content was not stored' : null;
  return (
    <div className="grid gap-2">
      {sending.error && <Banner tone="problem" title={explain(sending.error).message} />}
      <span>
        <Button
          icon={RotateCw}
          working={sending.isPending}
          disabledReason={waits ?? withheld}
          onClick={() =>
            sending.mutate(
              { id: email.id },
              { onSuccess: () => toast({ title: 'E-mail is being sent again', tone: 'success' }) },
            )
          }
        >
          {email.status === 'Failed' ? t('Try again') : t('Send again')}
        </Button>
      </span>
    </div>
  );
}
