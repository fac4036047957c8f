import { sendEmail } from '@waybill/contract/messaging/endpoints';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '#testing/processes/http-client.ts';
import { serverProcess, type ServerProcess } from '#testing/processes/server-process.ts';
import { demoPassword } from './demo/people.ts';

const emails = 120;
const kills = 5;
/** Number of tasks a server runs at a time, so this many e-mails may be in flight when it dies. */
const atOnce = 4;
/** How long the mail server takes to read an e-mail, so that a kill hits some in flight. */
const reading_ms = 25;

const claimed: string[] = [];
const post = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      if (text.includes('Subject: Kill')) claimed.push(/^Message-ID: (.*)$/m.exec(text)?.[1] ?? '');
      setTimeout(done, reading_ms);
    });
  },
});
post.on('error', () => {});

let server: ServerProcess;
beforeAll(async () => {
  await new Promise<void>((resolve) => void post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  server = await serverProcess({ SMTP_URL: `smtp://127.0.0.1:${port}` });
}, 60_000);
afterAll(async () => {
  await server.remove();
  await new Promise<void>((resolve) => post.close(resolve));
});

it('[D-2] e-mails survive a sender killed midway: all are sent after the restart', async () => {
  await server.start();
  const ada = await signIn(server.port, 'ada', demoPassword);
  for (let n = 0; n < emails; n += 1) {
    const email = { to: [`n${n}@carrier.example`], subject: `Kill ${n}`, body: 'Hello' };
    expect((await ada.send(sendEmail, email)).status).toBe(200);
  }
  for (let kill = 1; kill <= kills; kill += 1) {
    await takenAtLeast(Math.floor((emails * kill) / (kills + 2)));
    server.child().kill('SIGKILL');
    await once(server.child(), 'exit');
    await server.start();
  }
  await takenAtLeast(emails);
  expect(new Set(claimed).size).toBe(emails);
  // E-mails in flight when the sender died are sent again with the same id.
  expect(claimed.length - emails).toBeLessThanOrEqual(kills * atOnce);
}, 180_000);

/** Waits until this many different e-mails have arrived. */
async function takenAtLeast(count: number): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(5)) {
    if (new Set(claimed).size >= count) return;
  }
  throw new Error(`Only ${new Set(claimed).size} of ${count} e-mails came within a minute.`);
}
