import { english } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/customers/endpoints';
import type { CustomerInput } from '@waybill/contract/customers/customers/inputs';
import { notValid } from '@waybill/contract/problem';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { insistOnPicture } from '#platform/files/assets.ts';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { customerFaults, customerFields, warningsOf } from '../domain/customer-to-save.ts';
import { addCustomer, replaceCustomer } from '../saving.ts';
import { customersAlike } from '../sql/customer.ts';
import { mustExist, withState } from '../state-of-place.ts';

export const createOrUpdateCustomer = handle(
  contract.createOrUpdateCustomer,
  async ({ input: { customer }, actor, db, now }) => {
    if (customer.id === undefined) requirePermission(actor, 'Customer.Create');
    const faults = customerFaults(customer);
    if (faults.length > 0) throw notValid(...faults);
    await insistOnPicture(db, 'customer.customerLogo', customer.customerLogo);
    const { id } = customer;
    const type = customer.type ?? (id === undefined ? await newType(db) : undefined);
    const fields = await withState(
      db,
      customerFields({ ...customer, type, customFields: customOf(customer) }),
    );
    await mustExist(db, fields, 'customer.address.postCode');
    const saved =
      customer.id === undefined
        ? await addCustomer(db, { ...customer, fields }, now)
        : await replaceCustomer(db, customer.id, { ...customer, fields });
    const alike = { id: saved.id, email: fields.email, company: fields.company_name };
    const warnings = warningsOf(await customersAlike(db, alike));
    if (customer.id === undefined)
      publish(db, 'customer.created', { id: saved.id, customerId: saved.id });
    publish(db, 'customer.saved', { id: saved.id, customerId: saved.id });
    return {
      id: saved.id,
      customerGuid: saved.guid,
      code: saved.code,
      warnings: warnings.map(english),
      warningSentences: [...warnings],
    };
  },
);

/** Checks a new customer against the tenant's custom fields even if the request has none. */
const customOf = ({ id, customFields }: CustomerInput) =>
  id === undefined ? (customFields ?? {}) : customFields;

/** Returns the default type of a new customer. */
const newType = async (db: TenantDb) => (await settingsOf(db)).defaultCustomerType;
