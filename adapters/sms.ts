import type { Sending } from './mail.ts';

/** A text message; `key` is stable, so that a second attempt is recognised as the same. */
export type ShortMessage = {
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

/** Sends text messages. */
export type ShortMessages = {
  /** The name shown on the screen. */
  readonly name: string;
  /** @throws if the message was not accepted; it may then be sent again. */
  send(message: ShortMessage): Promise<Sending>;
};

/**
 * Accepts text messages without sending them: they only appear in the history, marked as not sent.
 */
export const simulatedShortMessages: ShortMessages = {
  name: 'SMS simulator',
  send: async () => 'NotSent',
};
