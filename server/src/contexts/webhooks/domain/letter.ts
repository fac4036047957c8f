type Off = {
  readonly id: number;
  readonly url: string;
  readonly reason: string;
  /** Scheme, host and port of the app's pages. */
  readonly origin: string;
};

/** The letter that says an address is told nothing any more. */
export const offLetter = ({ id, url, reason, origin }: Off) => ({
  subject: `A webhook was switched off: ${new URL(url).host}`,
  text: [
    `The webhook ${url} was switched off. ${reason}`,
    '',
    'What happened meanwhile is kept for 30 days and can be sent again, once the address works:',
    `${origin}/settings/webhooks/${id}`,
  ].join('\n'),
});
