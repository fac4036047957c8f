import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

type Off = {
  readonly id: number;
  readonly url: string;
  readonly reason: string;
  /** Scheme, host and port of the app's pages. */
  readonly origin: string;
  /** Says a text in the readers' language. */
  readonly say: (text: PlatformText, values?: Readonly<Record<string, string | number>>) => string;
};

/** The letter that says an address is told nothing any more. */
export const offLetter = ({ id, url, reason, origin, say }: Off) => ({
  subject: say('A webhook was switched off: {host}', { host: new URL(url).host }),
  text: [
    say('The webhook {url} was switched off. {reason}', { url, reason }),
    '',
    say(
      'What happened meanwhile is kept for 30 days and can be sent again, once the address works:',
    ),
    `${origin}/settings/webhooks/${id}`,
  ].join('\n'),
});
