import { sentence } from '@waybill/contract/sentence';
import type { Carrier } from '@waybill/adapters/carrier';
import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import type { InputOf } from '@waybill/contract/endpoint';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { connectionOf } from '../connection.ts';
import type { Attributes } from '../domain.ts';
import type { CarrierClient } from '../carrier-client.ts';
import * as rows from '../sql.ts';

type Sent = InputOf<typeof contract.createOrUpdateCarrierAccount>;

export const createOrUpdateCarrierAccount = (client: CarrierClient) =>
  handle(contract.createOrUpdateCarrierAccount, async ({ input, actor, db, now }) => {
    const { carrierAccount: sent, services } = input;
    const stored = await storedAccount(db, sent.id ?? null);
    if (stored === undefined) requirePermission(actor, 'Carrier.Create');
    await checkOwner(db, sent.customerId ?? null);
    const { carrier, attributes, isSameCarrier } = connectionOf(client, sent, stored);
    const id = await save(db, stored?.id, toSave(sent, { carrier, attributes }, now));
    if (services !== undefined) await sellServices(db, { accountId: id, carrier }, services);
    else if (!isSameCarrier) await sellAll(db, id, carrier);
    publish(db, 'carrierAccount.saved', { id, customerId: null });
    return { id };
  });

async function storedAccount(db: TenantDb, id: number | null) {
  if (id === null) return undefined;
  return found(await rows.account(db, id), carriersProblems.CarrierAccountNotFound, { id });
}

async function checkOwner(db: TenantDb, customerId: number | null): Promise<void> {
  if (customerId === null || (await customerCard(db, customerId)) !== undefined) return;
  throw notValidField('carrierAccount.customerId', 'We could not find this customer.');
}

const toSave = (
  sent: Sent['carrierAccount'],
  { carrier, attributes }: { readonly carrier: Carrier; readonly attributes: Attributes },
  now: Date,
): rows.AccountToSave => ({
  name: sent.name,
  code: sent.code,
  carrier_code: carrier.code,
  carrier_name: carrier.name,
  customer_id: sent.customerId ?? null,
  is_active: sent.isActive,
  use_manual_rates: sent.useManualRates,
  available_for_guest: sent.availableForGuest,
  available_for_payg: sent.availableForPayg,
  attributes,
  now,
});

async function save(
  db: TenantDb,
  id: number | undefined,
  account: rows.AccountToSave,
): Promise<number> {
  try {
    if (id === undefined) return await rows.addAccount(db, account);
    await rows.changeAccount(db, id, account);
    return id;
  } catch (error) {
    if (brokenUnique(error) !== 'account_code') throw error;
    throw new Problem(carriersProblems.CarrierAccountCodeTaken, {
      validationErrors: [
        {
          message: carriersProblems.CarrierAccountCodeTaken.message,
          members: ['carrierAccount.code'],
        },
      ],
    });
  }
}

async function sellServices(
  db: TenantDb,
  { accountId, carrier }: { readonly accountId: number; readonly carrier: Carrier },
  services: NonNullable<Sent['services']>,
): Promise<void> {
  const input = services.map((service) => ({
    code: service.code,
    name: service.name,
    is_additional: service.isAdditional,
    is_active: service.isActive,
    is_assigned: service.isAssigned,
    exceptions: service.exceptions,
    exception_keywords: service.exceptionKeywords,
  }));
  const codes = input.map(({ code }) => code.toUpperCase());
  const again = codes.findIndex((code, at) => codes.indexOf(code) !== at);
  if (again !== -1) {
    throw notValidField(
      `services[${again}].code`,
      sentence('Service {service} is listed twice.', { service: codes[again] ?? '' }),
    );
  }
  await rows.saveServices(db, carrier.code, input);
  const assigned = input.filter((service) => service.is_assigned);
  await rows.assignServices(db, { accountId, carrierCode: carrier.code }, assigned);
}

/** A new account sells all known services of its carrier. */
async function sellAll(db: TenantDb, accountId: number, carrier: Carrier): Promise<void> {
  await rows.addMissingServices(db, carrier.code, carrier.services);
  const all = carrier.services.map(({ code }) => ({ code, is_active: true }));
  await rows.assignServices(db, { accountId, carrierCode: carrier.code }, all);
}
