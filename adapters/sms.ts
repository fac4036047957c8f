import type { Sending } from './mail.ts';

/** One short message; `key` is stable, so that a second attempt is known as the same. */
export type ShortMessage = {
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

/** Whoever takes short messages. */
export type ShortMessages = {
  /** What people call it on the screen. */
  readonly name: string;
  /** @throws when the message was not taken; it may then be handed over again. */
  send(message: ShortMessage): Promise<Sending>;
};

/** Takes short messages and sends none: they are read in the history alone, marked as not sent. */
export const simulatedShortMessages: ShortMessages = {
  name: 'SMS simulator',
  send: async () => 'NotSent',
};
