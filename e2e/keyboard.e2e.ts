import { expect, heading, test, type Locator, type Page } from './screen.ts';

// Animations are on, as for most users.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('dialogs return the focus to the control that opened them', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('E-mail or username')).toBeFocused();
  await typeOneByOne(page, ['kim', 'waybill-demo']);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await tabTo(page, keys);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(keys).toBeFocused();
});

/** Presses Tab until the element has the focus: a page that needs more presses has a focus trap. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Types into the focused field and those that follow it. */
async function typeOneByOne(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}
