import { expect, heading, signIn, test } from './screen.ts';

test('an administrator translates a text into German, and the app shows it', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(heading(page, 'Anmelden')).toBeVisible();
  await page.getByLabel('Language').or(page.getByLabel('Sprache')).selectOption('English');
  await signIn(page, 'ada');
  await page.goto('/settings/languages');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(heading(page, 'Texts')).toBeVisible();
  const drivers = page.getByLabel('Translation of Drivers', { exact: true });
  await expect(drivers).toHaveValue('Fahrer');
  await drivers.fill('Fahrpersonal');
  const saved = page.waitForResponse(/updateLanguageTexts/);
  await drivers.press('Enter');
  await saved;
  await page.goto('/settings/profile');
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(heading(page, 'Profil')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(navigation.getByText('Fahrpersonal')).toBeVisible();
  await page.goto('/track');
  await expect(heading(page, 'Sendung verfolgen')).toBeVisible();

  // The language is stored for the user on every device: later tests with this user expect English.
  await page.goto('/settings/profile');
  await page.getByLabel('Sprache').selectOption('English');
  await page.getByRole('button', { name: 'Profil speichern' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('a booking takes its pickup suburb from the device’s location', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.93, longitude: 151.19 });
  await signIn(page, 'oto');
  await page.goto('/');
  await page.getByRole('link', { name: 'New booking' }).click();
  const from = page.getByRole('group', { name: 'From' });
  await from.getByRole('button', { name: /^Edit the address/ }).click();
  await from.getByRole('button', { name: /^Contact and options/ }).click();
  await from.getByRole('button', { name: 'Use my position' }).click();
  await expect(from.getByText('Filled in: Mascot, New South Wales, 2020, Australia')).toBeVisible();
  await expect(from.getByLabel('Suburb or postcode')).toHaveValue('Mascot NSW 2020');
});

test('dates, times and places are entered as an Australian writes them', async ({ page }) => {
  await signIn(page, 'oto');
  await page.goto('/');
  await page.getByRole('link', { name: 'New booking' }).click();
  const day = page.getByLabel('Pickup date');
  await day.fill('1/3/2027');
  await day.blur();
  await expect(day).toHaveValue('01/03/2027');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Open calendar' });
  await expect(calendar.getByText('March 2027')).toBeVisible();
  await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await page.keyboard.press('Escape');
  const ready = page.getByLabel('Ready from');
  await ready.fill('1430');
  await ready.blur();
  await expect(ready).toHaveValue('2:30 pm');

  const to = page.getByRole('group', { name: 'To', exact: true });
  const suburb = to.getByLabel('Suburb or postcode');
  await suburb.fill('Melborne 3000');
  await expect(page.getByText('Did you mean:')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Melbourne VIC 3000' })).toBeVisible();
  await suburb.press('Tab');
  await expect(suburb).toHaveValue('Melborne 3000');
  await expect(to.getByText('This place is not in the list.')).toBeVisible();
});
