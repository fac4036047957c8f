import { exactKilograms, lengthIn } from '@waybill/kernel/measures';
import type {
  CarrierAddress,
  CarrierFreight,
  CarrierItem,
  CarrierParty,
  CarrierShipment,
} from '../carrier.ts';

/**
 * Converts freight to a RateRequest. Karrio's parcels have no quantity, so each piece is one
 * parcel.
 */
export const toFreight = (freight: CarrierFreight) => ({
  shipper: toPlace(freight.from),
  recipient: toPlace(freight.to),
  parcels: freight.items.flatMap(parcelsOf),
  options: optionsOf(freight),
});

/**
 * Converts a shipment to ShipmentData: a draft, because it does not name a single service to buy
 * immediately.
 */
export const toShipment = (shipment: CarrierShipment, connections: readonly string[]) => ({
  shipper: toParty(shipment.from),
  recipient: toParty(shipment.to),
  parcels: shipment.items.flatMap(parcelsOf),
  options: {
    ...optionsOf(shipment),
    ...(shipment.instructions !== '' && { shipment_note: shipment.instructions }),
  },
  services: [shipment.serviceCode],
  carrier_ids: connections,
  label_type: 'PDF',
  reference: shipment.key,
});

const toPlace = ({ countryCode, postCode, suburb, isResidential }: CarrierAddress) => ({
  country_code: countryCode,
  postal_code: postCode,
  city: suburb.slice(0, 50),
  residential: isResidential,
});

const toParty = (party: CarrierParty) => ({
  ...toPlace(party),
  person_name: party.contactName.slice(0, 100) || null,
  company_name: party.companyName.slice(0, 100) || null,
  phone_number: party.telephone.slice(0, 50) || null,
  email: party.email || null,
  state_code: party.stateCode || null,
  address_line1: party.addressLine1.slice(0, 100),
  address_line2: party.addressLine2.slice(0, 100) || null,
});

function parcelsOf({ packageType, quantity, weight, length, width, height }: CarrierItem) {
  const parcel = {
    weight: exactKilograms(weight).toDecimal(3),
    weight_unit: 'KG',
    length: lengthIn('cm', length),
    width: lengthIn('cm', width),
    height: lengthIn('cm', height),
    dimension_unit: 'CM',
    packaging_type: /pallet/i.test(packageType) ? 'pallet' : 'your_packaging',
    description: packageType.slice(0, 250) || null,
  };
  return Array.from({ length: quantity }, () => parcel);
}

/** Returns the requested extras that exist in Karrio. */
function optionsOf({ deliveryOptions, isDangerousGood, day, currency }: CarrierFreight) {
  const requests = (name: string) =>
    !['', 'false', 'no', '0'].includes((deliveryOptions[name] ?? '').trim().toLowerCase());
  return {
    currency,
    shipping_date: `${day}T09:00`,
    ...(isDangerousGood && { dangerous_good: true }),
    ...(requests('signatureRequired') && { signature_confirmation: true }),
  };
}
