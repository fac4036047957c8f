import { expect, type Page, signIn, test } from './screen.ts';

/** What an attacker would have run: it leaves a mark, and asks for attention. */
const act = 'globalThis.pwned=1;alert(1)';
const tags = ['img', 'svg', 'video', 'iframe', 'body', 'details', 'input', 'marquee', 'math', 'a'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onclick'];
const openings = ['', '">', "'>", '</p>', '</textarea>', '</title>', '{{', '`}'];

/** Five hundred ways to make text act. */
const payloads: readonly string[] = [
  `<script>${act}</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `<a href="javascript:${act}">x</a>`,
  `<a href=" jAvAsCrIpT:${act}">x</a>`,
  `<iframe srcdoc="<script>${act}</script>"></iframe>`,
  `<object data="data:text/html,<script>${act}</script>"></object>`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<style>@import 'javascript:${act}'</style>`,
  `\u202e<img src=x onerror=${act}>`,
  `{{constructor.constructor('${act}')()}}`,
  `[x](javascript:${act})`,
  `<template><img src=x onerror=${act}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  ...openings.flatMap((opening) =>
    tags.flatMap((tag) =>
      events.map((event) => `${opening}<${tag} src=x href=x tabindex=0 autofocus ${event}=${act}>`),
    ),
  ),
  ...openings.map((opening) => `${opening}<math><mi xlink:href="javascript:${act}">x</mi></math>`),
].slice(0, 500);

test('text of five hundred attackers is shown and does nothing', async ({ page }) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page, 'ada');
  const send = sender(page);
  const { id } = await send('/api/communication/discussion/create-discussion', {
    discussion: { topic: payloads[0], type: 'General', comment: { content: payloads[0] } },
  });
  for (const some of inTens(payloads)) {
    await Promise.all(
      some.map((content) =>
        send('/api/communication/comment/create-comment', {
          comment: { discussionid: id, content },
        }),
      ),
    );
  }
  const body = payloads.join('\n');
  await send('/api/communication/outbound/send-email', {
    to: ['a@b.example'],
    subject: payloads[1],
    body,
  });
  const type = { name: 'Discussion', channel: 'Email' };
  const template = await send('/api/communication/template/create-template', {
    template: { templatename: payloads[2], templatecontent: body.replaceAll('{{', ''), type },
  });

  await page.goto(`/communication/discussion/${id}`);
  await expect(page.getByRole('article').nth(499)).toBeVisible();
  await untouched(page);
  await page.goto('/communication');
  await expect(page.getByRole('link', { name: '<script>' }).first()).toBeVisible();
  await untouched(page);
  await page.goto('/communication/emails');
  await page.getByText('<scr<script>').first().click();
  await expect(page.getByTitle('The e-mail')).toBeVisible();
  await untouched(page);
  await page.goto(`/settings/templates/${template.id}`);
  await expect(page.getByTitle('Preview of the letter')).toBeVisible();
  await untouched(page);
  expect(dialogs).toEqual([]);
});

/** Nothing left its mark, in the page or in any of its frames. */
async function untouched(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
  expect(await page.locator('img[onerror], svg[onload], script:not([src])').count()).toBe(0);
}

type Send = (path: string, data: object) => Promise<{ readonly id: string }>;

/** Calls the API as whoever is signed in, from within the page. */
const sender =
  (page: Page): Send =>
  (path, data) =>
    page.evaluate(
      async ({ address, text }) => {
        const session = await fetch('/api/auth/session');
        const { accessToken } = (await session.json()) as { accessToken: string };
        const reply = await fetch(address, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
          },
          body: text,
        });
        if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
        return ((await reply.json()) as { result: { id: string } }).result;
      },
      { address: path, text: JSON.stringify(data) },
    );

const inTens = (all: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, n) => all.slice(n * 10, n * 10 + 10));
