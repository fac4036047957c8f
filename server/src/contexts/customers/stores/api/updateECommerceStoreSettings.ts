import * as contract from '@waybill/contract/customers/endpoints';
import {
  type StoreSettingInput,
  StoreSettingToSave,
} from '@waybill/contract/customers/customers/inputs';
import { notValid, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { saveStoreSetting } from '../save-store.ts';

/** A GET that writes, because the specification defines it so (decisions X-33). */
export const updateECommerceStoreSettings = handle(contract.updateECommerceStoreSettings, (call) =>
  saveStoreSetting(call, settingOf(call.input.ecommerceSettings)),
);

function settingOf(text: string): StoreSettingInput {
  const read = StoreSettingToSave.safeParse(jsonOf(text));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ message, path }) => ({
    message,
    members: [['ecommerceSettings', ...path].join('.')],
  }));
  throw notValid(...faults);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notValidField('ecommerceSettings', 'This is not JSON');
  }
}
