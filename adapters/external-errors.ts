import { english, type Message } from '@waybill/contract/sentence';

/** Another system refused a request: repeating it unchanged does not help. */
export class ExternalRefusal extends Error {
  /** The reason for users. */
  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(english(text), options);
    this.text = text;
  }
}

/** Another system did not respond, or limits us; a later retry helps. */
export class ExternalUnavailable extends Error {
  /** The reason for users. */
  readonly text: Message;
  /** The pause requested by `Retry-After`; null if the header is absent. */
  readonly retryAfter_ms: number | null;

  constructor(text: Message, retryAfter_ms: number | null = null, options?: ErrorOptions) {
    super(english(text), options);
    this.text = text;
    this.retryAfter_ms = retryAfter_ms;
  }
}
