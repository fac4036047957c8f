import nodemailer from 'nodemailer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One letter. `messageId` is ours and stable, so that a second attempt is known as the same. */
export type Mail = {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
};

/** Whoever takes letters: a mail server, or a folder that people look into. */
export type Post = {
  /** @throws when the letter was not taken; it may then be handed over again. */
  send(mail: Mail): Promise<void>;
};

/** A mail server, by its URL (`smtp://user:password@host:port`). */
export function smtpPost(url: string): Post {
  const transport = nodemailer.createTransport(url, { disableFileAccess: true });
  return {
    async send(mail) {
      await transport.sendMail(letterOf(mail));
    },
  };
}

/** A folder of `.eml` files, newest last by name, for where no mail server is configured. */
export function outboxPost(folder: string, clock: () => Date): Post {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(letterOf(mail));
      await mkdir(folder, { recursive: true });
      const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
      const id = mail.messageId.replaceAll(/[^\w-]/g, '');
      await writeFile(join(folder, `${stamp}-${id}.eml`), message as Buffer);
    },
  };
}

const letterOf = ({ messageId, from, to, subject, text }: Mail) => ({
  messageId: `<${messageId}@waybill>`,
  from: { name: oneLine(from.name), address: from.address },
  to: [...to],
  subject: oneLine(subject),
  text,
});

/** Headers are one line: what people typed cannot add another. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
