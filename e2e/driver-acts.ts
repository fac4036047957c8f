/** What a driver does on the phone, each by the screens of the app: for the test of a bad line. */
import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { goTo, type RunJob, sign, typeCode } from './driver-app.ts';
import { expect, type Page } from './screen.ts';

export type DriverAct = {
  readonly name: string;
  /** Does all but wait for the phone to show it as done: the page may be closed before that. */
  readonly does: (page: Page, job: RunJob, seed: number) => Promise<void>;
  /** Waits until the phone shows it as done. */
  readonly isDone: (page: Page, job: RunJob) => Promise<void>;
};

const backOnRun = (page: Page) => expect(page).toHaveURL(/#\/run$/);

const scan: DriverAct = {
  name: 'a scan',
  does: async (page, job) => {
    await goTo(page, 'scan');
    await typeCode(page, job.jobno);
  },
  isDone: (page, job) =>
    expect(page.locator('output').filter({ hasText: job.jobno })).toBeVisible(),
};

const signedProof: DriverAct = {
  name: 'a proof with a signature',
  does: async (page, job) => {
    await openProof(page, job);
    await sign(page);
    await page.getByRole('button', { name: 'Delivered' }).click();
  },
  isDone: backOnRun,
};

const photographedProof: DriverAct = {
  name: 'a proof with two photos',
  does: async (page, job, seed) => {
    await openProof(page, job);
    await addPhoto(page, seed);
    await addPhoto(page, seed + 0.5);
    await page.getByRole('button', { name: 'Delivered' }).click();
  },
  isDone: backOnRun,
};

const failure: DriverAct = {
  name: 'a failed delivery with a photo',
  does: async (page, job, seed) => {
    await goTo(page, `fail/${job.id}`);
    await page.getByRole('button', { name: 'Closed' }).click();
    await addPhoto(page, seed);
    await page.getByRole('button', { name: 'Save' }).click();
  },
  isDone: backOnRun,
};

const preStart: DriverAct = {
  name: 'a pre-start check with a photo',
  does: async (page, _, seed) => {
    await goTo(page, 'check');
    await completeCheck(page, { fails: 'First aid kit and warning triangles', seed });
    await page.getByRole('button', { name: 'Send the check' }).click();
  },
  isDone: backOnRun,
};

/** Scans are half of them, as on a usual day; a check is one of 60. */
const mix: readonly DriverAct[] = [scan, signedProof, scan, photographedProof, scan, failure];
const checkEvery = 60;

export const actAt = (count: number): DriverAct =>
  count % checkEvery === checkEvery - 1 ? preStart : (mix[count % mix.length] ?? scan);

async function openProof(page: Page, job: RunJob): Promise<void> {
  await goTo(page, `deliver/${job.id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
}

/** Answers all questions, one of them with a fault. */
async function completeCheck(
  page: Page,
  { fails, seed }: { readonly fails: string; readonly seed: number },
): Promise<void> {
  const ok = page.getByRole('button', { name: /^(Yes|OK)$/ });
  const end = page.getByRole('button', { name: 'Send the check' });
  const heading = page.getByRole('heading', { level: 1 });
  for (;;) {
    await expect(ok.or(end)).toBeVisible();
    if (await end.isVisible()) return;
    const title = (await heading.textContent()) ?? '';
    if (title === fails) {
      await page.getByRole('button', { name: 'Not OK' }).click();
      await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Out of date');
      await addPhoto(page, seed);
      await page.getByRole('button', { name: 'Continue' }).click();
    } else await ok.click();
    await expect(heading).not.toHaveText(title);
  }
}

/** Takes a photo that no other seed has. */
export async function addPhoto(page: Page, seed: number): Promise<void> {
  const photos = page.getByRole('img', { name: /^Photo \d$/ });
  const before = await photos.count();
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.bmp',
    mimeType: 'image/bmp',
    buffer: bitmapOf(seed),
  });
  await expect(photos).toHaveCount(before + 1);
}

const side_px = 24;

/** Returns a picture of 24 by 24 pixels that no other seed has, or of the given ones. */
export function bitmapOf(seed: number, given?: Buffer): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  const noise = createHash('shake256', { outputLength: side_px * side_px * 3 });
  const pixels = given ?? noise.update(String(seed)).digest();
  head.writeUInt32LE(head.length + pixels.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side_px, 18);
  head.writeInt32LE(side_px, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, pixels]);
}

/** An act as the phone sent it, by its own id. */
export type SentAct = {
  readonly path: string;
  readonly body: ScanBody & CheckBody;
  readonly pictures: readonly string[];
};
type ScanBody = {
  readonly items?: readonly { readonly jobid: string }[];
  readonly scanevent?: {
    readonly id: string;
    readonly scannedeventdatetime: string;
    readonly images: readonly string[] | null;
    readonly details: { readonly signature?: string } | null;
  };
};
type CheckBody = {
  readonly answer?: { readonly id: string; readonly creationtime: string } & Readonly<
    Record<string, unknown>
  >;
};

/** Notes every act that leaves the phone, however often and whatever becomes of it. */
export function noteSentActs(context: BrowserContext): ReadonlyMap<string, SentAct> {
  const sent = new Map<string, SentAct>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/(scan-event-for-items|pre-start-check)$/.test(pathname)) return;
    const body = request.postDataJSON() as SentAct['body'] | null;
    const id = body?.scanevent?.id ?? body?.answer?.id;
    if (body === null || id === undefined) return;
    sent.set(id, { path: pathname, body, pictures: picturesOf(body) });
  });
  return sent;
}

function picturesOf({ scanevent, answer }: SentAct['body']): readonly string[] {
  const items = Object.values(answer ?? {})
    .filter(Array.isArray)
    .flat() as {
    readonly images?: readonly string[] | null;
  }[];
  return [
    scanevent?.details?.signature ?? [],
    scanevent?.images ?? [],
    items.map(({ images }) => images ?? []),
  ].flat(2);
}

/** The SHA-256 of a `data:` URL's content, hex. */
export const hashOf = (picture: string): string =>
  createHash('sha256')
    .update(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
    .digest('hex');
