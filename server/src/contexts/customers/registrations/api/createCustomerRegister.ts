import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { notValid, Problem } from '@waybill/contract/problem';
import { addFirstUserOf } from '#contexts/identity/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { type Handler, handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { publish } from '#platform/events.ts';
import { customerFields } from '../../customers/domain/customer-to-save.ts';
import { customerOf, registrationFaults } from '../domain.ts';
import { addCustomer } from '../../customers/saving.ts';
import { mustExist, withState } from '../../customers/state-of-place.ts';

/** Visitors may register if the tenant allows it; signed-in users need the permission. */
export const createCustomerRegister = (services: Pick<Services, 'hasher' | 'originOf'>): Handler =>
  handle(
    contract.createCustomerRegister,
    async ({ input, actor, db, now }) => {
      requirePermission(actor, 'Customer.Create');
      if (actor.kind === 'guest' && !(await settingsOf(db)).allowSelfRegistration) {
        throw new Problem(customersProblems.RegistrationClosed);
      }
      const faults = registrationFaults(input);
      if (faults.length > 0) throw notValid(...faults);
      const registered = customerOf(input);
      const fields = await withState(db, customerFields(registered));
      await mustExist(db, fields, 'address.postCode');
      const saved = await addCustomer(db, { ...registered, fields }, now);
      const { contactName: fullName, email, telephone, password } = input;
      const user = { customerId: saved.id, fullName, email, telephone, password };
      await addFirstUserOf({ db, now }, services, user);
      publish(db, 'customer.created', { id: saved.id, customerId: saved.id });
      publish(db, 'customer.saved', { id: saved.id, customerId: saved.id });
      return { id: saved.id, customerGuid: saved.guid };
    },
    { reach: 'tenant' },
  );
