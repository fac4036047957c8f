import { getCustomers } from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';

export type CustomerListQuery = ArgsOf<typeof getCustomers>;
