import type { Sending } from './mail.ts';

/** One text message; `key` is stable, so that a second attempt is recognized as the same. */
export type ShortMessage = {
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

/** Sends text messages. */
export type ShortMessages = {
  /** The name shown on the screen. */
  readonly name: string;
  /** @throws when the message was not taken; it may then be handed over again. */
  send(message: ShortMessage): Promise<Sending>;
};

/**
 * Accepts text messages without sending them: they only appear in the history, marked as not sent.
 */
export const simulatedShortMessages: ShortMessages = {
  name: 'SMS simulator',
  send: async () => 'NotSent',
};
