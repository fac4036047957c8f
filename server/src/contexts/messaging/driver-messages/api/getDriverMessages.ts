import { driverMessagesMax } from '@waybill/contract/messaging/driver-messages/endpoints';
import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { callingDriver } from '../caller.ts';
import { messagesOf } from '../sql.ts';

export const getDriverMessages = handle(contract.getDriverMessages, async ({ actor, db }) => {
  const driver = callingDriver(actor);
  const rows = await messagesOf(db, driver, driverMessagesMax);
  const items = rows.map(({ id, content, author_name, created_by, created_at }) => ({
    id,
    content,
    authorname: author_name,
    isown: created_by === driver.userId,
    creationtime: created_at.toISOString(),
  }));
  return { items };
});
