import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { settingsRow } from '../domain.ts';
import { whose } from '../../customers/domain/whose.ts';
import { saveSettings } from '../sql.ts';

export const updateAllSettings = handle(
  contract.updateAllSettings,
  async ({ input, actor, db }) => {
    const customerId = whose(actor, input);
    const saved = await saveSettings(db, customerId, settingsRow(input));
    if (saved === 0) throw new Problem(customersProblems.CustomerNotFound);
    publish(db, 'customer.bookChanged', { id: customerId, customerId });
    return null;
  },
);
