import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { certificate, certificateKey } from './certificate.ts';

export type TestMailServer = {
  readonly port: number;
  /** The accepted e-mails, as received. */
  readonly emails: readonly string[];
  /** The user names and passwords that were offered. */
  readonly signIns: readonly string[];
  close(): Promise<void>;
};

/** Starts a real SMTP server on loopback that requires STARTTLS and the password `emails`. */
export async function testMailServer(): Promise<TestMailServer> {
  const emails: string[] = [];
  const signIns: string[] = [];
  const server = new SMTPServer({
    key: certificateKey,
    cert: certificate,
    authOptional: true,
    onAuth({ username, password }, _, done) {
      signIns.push(`${username}:${password}`);
      if (password === 'emails') done(null, { user: username });
      else done(new Error('Those credentials are wrong'));
    },
    onRcptTo({ address }, _, done) {
      if (address.startsWith('nobody@')) done(new Error('There is no such mailbox'));
      else done();
    },
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        emails.push(text);
        done(null, 'Taken as number 7');
      });
    },
  });
  // A client that disconnects is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port, emails, signIns, close };
}
