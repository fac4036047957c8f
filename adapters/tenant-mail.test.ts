import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { type MailServer, tenantMail } from './tenant-mail.ts';
import { certificate } from './testing/certificate.ts';
import { type TestMailServer, testMailServer } from './testing/mail-server.ts';

const mail: Mail = {
  messageId: 'test-1',
  from: { name: 'Acme', address: 'no-reply@acme.example' },
  to: ['oto@cedar.example'],
  subject: 'Test',
  text: 'Mail works.',
};
const loopback = async () => [{ address: '127.0.0.1', family: 4 }];

let running: TestMailServer;
let named: MailServer;
beforeAll(async () => {
  running = await testMailServer();
  const user = { name: 'acme', password: 'emails', domain: '' };
  named = { host: 'server.test', port: running.port, user, isEncrypted: true };
});
afterAll(() => running.close());

const trusting = (host = 'server.test') =>
  tenantMail({
    allowed: [`${host}:${running.port}`],
    resolve: loopback,
    trusted: certificate,
    silence_ms: 5_000,
  });

describe('a tenant’s mail server', () => {
  it('receives an e-mail over TLS, authenticated, and its reply is returned', async () => {
    expect(await trusting().deliver(named, mail)).toBe('250 Taken as number 7');
    expect(running.emails.at(-1)).toContain('Message-ID: <test-1@waybill>');
    expect(running.signIns.at(-1)).toBe('acme:emails');
  });

  it('receives the domain before the user name when one is set', async () => {
    const user = { name: 'kim', password: 'emails', domain: 'ACME' };
    await trusting().deliver({ ...named, user }, mail);
    expect(running.signIns.at(-1)).toBe('ACME\\kim:emails');
  });

  it('receives no credentials when it requires none', async () => {
    const before = running.signIns.length;
    await trusting().deliver({ ...named, user: null }, mail);
    expect(running.signIns).toHaveLength(before);
  });

  it.each([
    ['a wrong password', { user: { name: 'a', password: 'no', domain: '' } }, mail, 'Those cred'],
    ['a mailbox that is not there', {}, { ...mail, to: ['nobody@b.example'] }, 'no such mailbox'],
  ])('reports %s in its own words', async (_, change, email, words) => {
    await expect(trusting().deliver({ ...named, ...change }, email)).rejects.toThrow(words);
  });

  it('is rejected when its certificate is untrusted or for another name', async () => {
    const other = trusting('other.test').deliver({ ...named, host: 'other.test' }, mail);
    await expect(other).rejects.toThrow(/altnames/);
    const unknown = tenantMail({ allowed: [`server.test:${running.port}`], resolve: loopback });
    await expect(unknown.deliver(named, mail)).rejects.toThrow(/self-signed/);
  });
});

describe('a mail server that is not at a public address', () => {
  it.each([
    ['10.0.0.7', 25, 'The address is not a public one'],
    ['169.254.169.254', 587, 'The address is not a public one'],
    ['[::1]', 587, 'The address is not a public one'],
    ['localhost', 587, 'The address is not a public one'],
    ['mail.internal', 465, 'The address is not a public one'],
    ['smtp.example.com', 6379, 'The port must be one of mail: 25, 465, 587, 2525'],
    ['smtp.example.com', 587, null],
  ])('is rejected by its host name: %s port %i', (host, port, refusal) => {
    expect(tenantMail().refusalOf({ host, port })).toBe(refusal);
  });

  it('is not contacted when a public name resolves to it', async () => {
    const guarded = tenantMail({ resolve: loopback });
    const server = { ...named, host: 'smtp.example.com', port: 587 };
    await expect(guarded.deliver(server, mail)).rejects.toThrow('not public');
  });

  it('can be used when the installation allows it', async () => {
    const server = { host: '127.0.0.1', port: running.port, user: null, isEncrypted: false };
    const allowing = tenantMail({ allowed: [`127.0.0.1:${running.port}`] });
    expect(await allowing.deliver(server, mail)).toContain('250');
    await expect(tenantMail().deliver({ ...server, port: 25 }, mail)).rejects.toThrow('public');
  });
});
