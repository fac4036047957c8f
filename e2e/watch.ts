import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Response } from '@playwright/test';
import { demoTenants } from '../server/src/demo/people.ts';

/** The faults of one browser window in a test; empty if there are none. */
export type Faults = string[];

/**
 * Records every console error, refused resource (content security policy), uncaught error, server
 * failure and mark of another tenant in `faults`. Refusals below 500 are handled by the page: the
 * browser's own log line about them is no fault. @returns a function that waits until all responses
 * are read.
 */
export function watch(context: BrowserContext, faults: Faults): () => Promise<void> {
  const reading: Promise<void>[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || harmless.some((line) => line.test(message.text()))) return;
    faults.push(`console on ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack}`));
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} of ${response.url()}`);
    reading.push(noteForeignMarks(response, faults));
  });
  return async () => {
    // A response whose page was left before it arrived never comes.
    await Promise.race([Promise.all(reading), setTimeout(1000)]);
  };
}

const harmless = [
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // The accessibility checker tries to run in the preview of an e-mail, whose frame correctly
  // refuses every script.
  /^Blocked script execution in 'about:srcdoc'/,
];

/** Names that occur only in one tenant's data: its company, its hosts and its users. */
const marks = new Map(
  demoTenants.map(({ key, name, legalName, hosts, people, customerPeople }) => [
    key,
    [
      name,
      legalName,
      ...hosts,
      ...[...people, ...customerPeople].flatMap(({ email, surname, name: first }) => [
        email,
        `${first} ${surname}`,
      ]),
      ...customerPeople.map(({ company }) => company),
    ],
  ]),
);

/** Searches for another tenant's marks in the server's responses to this tenant's page. */
async function noteForeignMarks(response: Response, faults: Faults): Promise<void> {
  const { hostname } = new URL(response.url());
  if (!/json|text\/(plain|csv)/.test(response.headers()['content-type'] ?? '')) return;
  // The browser has dropped the body together with its page.
  const text = await response.text().catch(() => '');
  for (const [key, names] of marks) {
    if (hostname.startsWith(key)) continue;
    const found = names.find((name) => text.includes(name));
    if (found !== undefined) faults.push(`“${found}” of ${key} in ${response.url()}`);
  }
}
