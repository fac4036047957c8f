import { randomBytes } from 'node:crypto';
import type { Seeding } from '../../demo/seed.ts';
import { addWebhook } from './sql/rows.ts';

/**
 * An inactive receiver: the demo data never calls anyone. Nothing was ever signed, so it has no
 * real secret; activating it requires a new one.
 */
export async function seedWebhooks({ db, tenant, now }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  const row = {
    url: 'https://hooks.cedar.example/waybill',
    description: 'Cedar & Co follow their freight in their shop',
    events: ['booking.statusChanged', 'job.delivered'],
    is_active: false,
  };
  await addWebhook(db, { ...row, secret: randomBytes(24).toString('base64') }, now);
}
