import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MailAttachment = { readonly fileName: string; readonly bytes: Uint8Array };

/**
 * An e-mail. `messageId` is ours and stable, so that a second attempt is recognised as the same.
 */
export type Mail = {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same as HTML; if absent, only plain text is sent. */
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
};

/** The outcome of a message. NotSent: no way to send is configured. */
export type Sending = 'Sent' | 'NotSent';

/** Sends e-mails: through a mail server, or to a folder where they can be read. */
export type Post = {
  /** @throws if the e-mail was not accepted; it may then be sent again. */
  send(mail: Mail): Promise<Sending>;
};

/** The timeout of a mail server's response. */
const timeout_ms = 20_000;

/** Sends through a mail server, by its URL (`smtp://user:password@host:port`). */
export function smtpPost(url: string, { silence_ms = timeout_ms } = {}): Post {
  const server = {
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: silence_ms,
    greetingTimeout: silence_ms,
    socketTimeout: silence_ms,
  };
  return {
    async send(mail) {
      const { createTransport } = await mailer();
      await createTransport(server).sendMail(messageOf(mail));
      return 'Sent';
    },
  };
}

/** Loaded with the first e-mail, to save its time and 4 MB at the start. */
export const mailer = async () => (await import('nodemailer')).default;

/**
 * Writes e-mails to a folder of `.eml` files, newest last by name; used if no mail server is
 * configured.
 */
export function outboxPost(folder: string, clock: () => Date): Post {
  return {
    async send(mail) {
      const { createTransport } = await mailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
      const id = mail.messageId.replaceAll(/[^\w-]/g, '');
      await writeFile(join(folder, `${stamp}-${id}.eml`), message as Buffer, { mode: 0o600 });
      return 'NotSent';
    },
  };
}

/** Converts an e-mail to nodemailer's format. */
export const messageOf = ({
  messageId,
  from,
  to,
  cc = [],
  subject,
  text,
  html,
  attachments = [],
}: Mail) => ({
  messageId: `<${messageId}@waybill>`,
  from: { name: oneLine(from.name), address: from.address },
  to: [...to],
  cc: [...cc],
  subject: oneLine(subject),
  text,
  ...(html === undefined ? {} : { html }),
  attachments: attachments.map(({ fileName, bytes }) => ({
    filename: oneLine(fileName),
    content: Buffer.from(bytes),
  })),
});

/** Reduces a header to a single line, so that user input cannot add another header. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
