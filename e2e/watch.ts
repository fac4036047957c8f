import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Response } from '@playwright/test';
import { demoTenants } from '../server/src/demo/people.ts';

/** What one browser window of a test did that no page may do; empty when all is well. */
export type Faults = string[];

/**
 * Writes every console error, refused resource (content security policy), uncaught error, server
 * failure and mark of another tenant into `faults`. Refusals below 500 are a page's business: the
 * browser's own line about them is no fault. @returns how to wait until all answers are read.
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
    // An answer whose page was left before it arrived never comes.
    await Promise.race([Promise.all(reading), setTimeout(1000)]);
  };
}

const harmless = [
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // The checker of accessibility tries to run in the preview of an e-mail, whose frame rightly
  // refuses every script.
  /^Blocked script execution in 'about:srcdoc'/,
];

/** Names that only one tenant's data hold: its firm, its hosts and its people. */
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

/** Looks for another tenant's marks in what the server answered to this tenant's page. */
async function noteForeignMarks(response: Response, faults: Faults): Promise<void> {
  const { hostname } = new URL(response.url());
  if (!/json|text\/(plain|csv)/.test(response.headers()['content-type'] ?? '')) return;
  // A body that the browser has dropped with its page has nothing to read.
  const text = await response.text().catch(() => '');
  for (const [key, names] of marks) {
    if (hostname.startsWith(key)) continue;
    const found = names.find((name) => text.includes(name));
    if (found !== undefined) faults.push(`“${found}” of ${key} in ${response.url()}`);
  }
}
