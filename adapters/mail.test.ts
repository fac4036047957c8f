import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, outboxPost, smtpPost } from './mail.ts';

const mail: Mail = {
  messageId: 'booking-7-delivered',
  from: { name: 'Acme Freight', address: 'no-reply@acme.example' },
  to: ['oto@cedar.example'],
  subject: 'Delivered\r\nBcc: everybody@example.com',
  text: 'Your freight was delivered.',
};

const received: string[] = [];
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

describe('an e-mail', () => {
  it('reaches the server with its own message id; its subject injects no headers', async () => {
    const { port } = server.server.address() as AddressInfo;
    await smtpPost(`smtp://127.0.0.1:${port}`).send(mail);
    const [email = ''] = received;
    expect(email).toContain('Message-ID: <booking-7-delivered@waybill>');
    expect(email).toContain('Subject: Delivered Bcc: everybody@example.com');
    expect(email).toContain('To: oto@cedar.example');
    expect(email).not.toMatch(/^Bcc:/m);
  });

  it('is written to the outbox folder when no mail server is configured', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-outbox-'));
    await outboxPost(folder, () => new Date('2026-11-17T22:30:00Z')).send(mail);
    expect(readdirSync(folder)).toEqual(['2026-11-17T22-30-00-000Z-booking-7-delivered.eml']);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    expect(readFileSync(file, 'utf8')).toContain('Your freight was delivered.');
    expect(statSync(file).mode & 0o077, 'e-mails contain links that sign in').toBe(0);
  });
});
