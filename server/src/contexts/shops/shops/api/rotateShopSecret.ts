import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { randomBytes } from 'node:crypto';
import { seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { ShopClient } from '../connection.ts';
import { lockShop, setSecret } from '../sql.ts';

export const rotateShopSecret = ({ secret: own }: Pick<ShopClient, 'secret'>) =>
  handle(contract.rotateShopSecret, async ({ input, db }) => {
    const { id, customer_id: customerId } = found(
      await lockShop(db, input.id),
      shopsProblems.ShopNotFound,
    );
    const secret = randomBytes(24).toString('base64url');
    await setSecret(db, id, seal(own, secret));
    publish(db, 'shop.saved', { id, customerId });
    return { secret };
  });
