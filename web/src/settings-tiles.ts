import { administrationTiles } from '#contexts/administration/settings.ts';
import { bookingTiles } from '#contexts/booking/settings.ts';
import { customerTiles } from '#contexts/customers/settings.ts';
import { dangerousGoodsTiles } from '#contexts/dangerousGoods/settings.ts';
import { identityTiles } from '#contexts/identity/settings.ts';
import { jobsTiles } from '#contexts/jobs/settings.ts';
import { messagingTiles } from '#contexts/messaging/settings.ts';
import { pricingTiles } from '#contexts/pricing/settings.ts';
import { ratesTiles } from '#contexts/rates/settings.ts';
import { recordsTiles } from '#contexts/records/settings.ts';
import { shopsTiles } from '#contexts/shops/settings.ts';
import { tenancyTiles } from '#contexts/tenancy/settings.ts';
import { booksTiles } from '#contexts/books/settings.ts';
import { webhooksTiles } from '#contexts/webhooks/settings.ts';
import type { SettingsTile } from '#shell/settings-tiles.ts';

/** The tiles on the front page of the settings, context by context; only that page loads them. */
export const settingsTiles: readonly SettingsTile[] = [
  ...administrationTiles,
  ...bookingTiles,
  ...customerTiles,
  ...dangerousGoodsTiles,
  ...identityTiles,
  ...jobsTiles,
  ...messagingTiles,
  ...pricingTiles,
  ...ratesTiles,
  ...recordsTiles,
  ...shopsTiles,
  ...tenancyTiles,
  ...booksTiles,
  ...webhooksTiles,
];
