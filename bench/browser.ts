import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../e2e/chromium.ts';
import { demoPassword } from '../server/src/demo/people.ts';

/** Maps need WebGL, here by software. */
const webgl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens the browser of the e2e tests. The caller must close it. */
export const openBrowser = async (
  { hasWebgl }: { readonly hasWebgl: boolean } = { hasWebgl: false },
): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', ...(hasWebgl ? webgl : ['--disable-gpu'])],
  });

type SigningIn = {
  readonly path: string;
  /** A dispatcher, if omitted. */
  readonly as?: 'kim' | 'ravi';
};

/** Signs a user in through the sign-in page, and waits for the page behind it. */
export async function signIn(
  page: Page,
  origin: string,
  { path, as = 'kim' }: SigningIn,
): Promise<void> {
  await page.goto(`${origin}/auth/login?callbackUrl=${path}`);
  await page.getByLabel('E-mail or username').fill(as);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === path);
}
