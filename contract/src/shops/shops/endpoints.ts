import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { platformTypes } from '../lifecycle.ts';
import { shopsProblems as refusals } from '../problems.ts';
import {
  ECommercePlatform,
  Shop,
  ShopAttributeDefinition,
  ShopCarrier,
  ShopService,
  ShopToSave,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const byId = z.object({ id: idOf('shop') });

export const getShops = endpoint({
  path: '/api/order/shop/getshops',
  access: 'optional',
  summary: 'Returns the web shops of a customer, or of all customers.',
  input: z.object({ customerId: idOf('customer').optional(), ...listInput }),
  output: pageOf(Shop),
});

export const getShop = endpoint({
  path: '/api/order/shop/getshop',
  access: 'optional',
  summary: 'Returns one web shop.',
  input: byId,
  output: z.object({ shop: Shop }),
  problems: [refusals.ShopNotFound],
});

export const getAvailableECommercePlatforms = endpoint({
  path: '/api/order/shop/getavailableecommerceplatforms',
  access: 'Customer.Company',
  summary: 'Returns the e-commerce platforms that can be connected.',
  output: itemsOf(ECommercePlatform),
});

export const getECommerceAttributes = endpoint({
  path: '/api/order/shop/getecommerceattributes',
  access: 'Customer.Company',
  summary: 'Returns the attributes that a shop on a platform requires.',
  input: z.object({ platformType: z.enum(platformTypes) }),
  output: itemsOf(ShopAttributeDefinition),
});

export const createOrUpdateShop = endpoint({
  method: 'POST',
  path: '/api/order/shop/createorupdateshop',
  access: 'Customer.Company',
  summary: 'Creates or updates a web shop.',
  input: z.object({ shop: ShopToSave, ...revision }),
  output: byId,
  problems: [customersProblems.CustomerNotFound, refusals.ShopNotFound, refusals.ShopNameTaken],
  replaces: {
    read: getShop,
    argsOf: ({ shop: { id } }) => (id ? { id } : null),
  },
});

export const deleteShop = endpoint({
  method: 'DELETE',
  path: '/api/order/shop/deleteshop',
  access: 'Customer.Company',
  summary: 'Deletes a web shop with its boxes and orders; bookings stay.',
  input: byId,
  output: z.null(),
  problems: [refusals.ShopNotFound],
});

/** Not part of the specification: users who connect a shop need to check that it works. */
export const testShop = endpoint({
  method: 'POST',
  path: '/api/order/shop/testshop',
  access: 'Customer.Company',
  summary: 'Tests the connection of a shop with the given values; saves nothing.',
  input: z.object({
    shop: ShopToSave.pick({ id: true, eCommercePlatform: true, attributes: true }),
  }),
  output: z.object({ isAnswering: z.boolean(), message: z.string() }),
  problems: [refusals.ShopNotFound],
  perMinute: 20,
});

export const rotateShopSecret = endpoint({
  method: 'POST',
  path: '/api/order/shop/rotateshopsecret',
  access: 'Customer.Company',
  summary: "Replaces the secret of a shop's callbacks; the new one is returned only once.",
  input: byId,
  output: z.object({ secret: z.string() }),
  problems: [refusals.ShopNotFound],
  returnsSecret: true,
});

/** Not part of the specification: the choices of rules and of the checkout. */
export const getShopCarriers = endpoint({
  path: '/api/order/shop/getshopcarriers',
  access: 'Customer.Company',
  summary: "Returns the carrier accounts that carry the freight of a shop's customer.",
  input: z.object({ shopId: idOf('shop') }),
  output: itemsOf(ShopCarrier),
  problems: [refusals.ShopNotFound],
});

export const getCarrierServiceConfiguration = endpoint({
  path: '/api/order/shop/getcarrierserviceconfiguration',
  access: 'Customer.Company',
  summary: 'Returns the carrier services that a shop offers at checkout; none means all.',
  input: z.object({ shopId: idOf('shop') }),
  output: z.object({ shopId: idOf('shop'), services: z.array(ShopService), ...revision }),
  problems: [refusals.ShopNotFound],
});

export const configureCarrierService = endpoint({
  method: 'POST',
  path: '/api/order/shop/configurecarrierservice',
  access: 'Customer.Company',
  summary: 'Replaces the carrier services that a shop offers at checkout.',
  input: z.object({ shopId: idOf('shop'), services: z.array(ShopService).max(200), ...revision }),
  output: z.null(),
  problems: [refusals.ShopNotFound],
  replaces: {
    read: getCarrierServiceConfiguration,
    argsOf: ({ shopId }) => ({ shopId }),
  },
});
