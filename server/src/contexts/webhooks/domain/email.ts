import { asSentence, type Message, type Translate } from '@waybill/contract/sentence';

type Off = {
  readonly id: number;
  readonly url: string;
  readonly reason: Message;
  /** Scheme, host and port of the app's pages. */
  readonly origin: string;
  /** Translates a text into the readers' language. */
  readonly t: Translate;
};

/** Returns the e-mail about a disabled webhook. */
export const disabledEmail = ({ id, url, reason, origin, t }: Off) => ({
  subject: t('Webhook turned off: {host}', { host: new URL(url).host }),
  text: [
    t('The webhook {url} was turned off. {reason}', {
      url,
      reason: asSentence(reason),
    }),
    '',
    t('Events since then are kept for 30 days. Resend them here once the address works:'),
    `${origin}/settings/webhooks/${id}`,
  ].join('\n'),
});
