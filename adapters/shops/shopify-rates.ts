import { z } from 'zod';
import { type RateService, ShopRefusal, type ShopRequest } from '../shop-platform.ts';
import { query } from './shopify-query.ts';

// Carrier services of the GraphQL Admin API, scope `write_shipping`
// (https://shopify.dev/docs/api/admin-graphql/2026-07): queries/carrierServices,
// objects/DeliveryCarrierService, mutations/carrierServiceCreate with
// input-objects/DeliveryCarrierServiceCreateInput, mutations/carrierServiceUpdate with
// input-objects/DeliveryCarrierServiceUpdateInput, mutations/carrierServiceDelete.

const listServices = `query CarrierServices {
  carrierServices(first: 100) { nodes { id callbackUrl } }
}`;

const Services = z.object({
  carrierServices: z.object({
    nodes: z.array(z.object({ id: z.string(), callbackUrl: z.string().nullish() })),
  }),
});

const createService = `mutation Create($input: DeliveryCarrierServiceCreateInput!) {
  carrierServiceCreate(input: $input) { userErrors { message } }
}`;
const updateService = `mutation Update($input: DeliveryCarrierServiceUpdateInput!) {
  carrierServiceUpdate(input: $input) { userErrors { message } }
}`;
const deleteService = `mutation Delete($id: ID!) {
  carrierServiceDelete(id: $id) { userErrors { message } }
}`;

/** The errors of a mutation, whichever it is. */
const Changed = z.record(
  z.string(),
  z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
);

/** Creates the carrier service of a shop, or updates the one that names it. */
export async function registerRates(request: ShopRequest, service: RateService): Promise<void> {
  const { name, callbackUrl, isActive: active } = service;
  const input = { name, callbackUrl, active, supportsServiceDiscovery: true };
  const [known] = await servicesOf(request, service.storeId);
  if (known !== undefined) {
    await change(request, updateService, { input: { id: known.id, ...input } });
  } else if (active) {
    await change(request, createService, { input });
  }
}

/** Deletes the carrier services that name the shop. */
export async function unregisterRates(request: ShopRequest, storeId: string): Promise<void> {
  for (const { id } of await servicesOf(request, storeId)) {
    await change(request, deleteService, { id });
  }
}

async function servicesOf(request: ShopRequest, storeId: string) {
  const { carrierServices } = await query(request, { text: listServices }, Services);
  return carrierServices.nodes.filter(({ callbackUrl }) =>
    callbackUrl?.toLowerCase().includes(`/${storeId.toLowerCase()}/`),
  );
}

async function change(
  request: ShopRequest,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changed = await query(request, { text, variables }, Changed);
  const [error] = Object.values(changed).flatMap(({ userErrors }) => userErrors);
  if (error !== undefined) throw new ShopRefusal(error.message);
}
