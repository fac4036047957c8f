import { exactKilograms, lengthIn } from '@waybill/kernel/measures';
import {
  CarrierFailure,
  type CarrierAddress,
  type CarrierFreight,
  type CarrierItem,
  type CarrierParty,
  type CarrierShipment,
} from '../carrier.ts';

/** The differences between the requests of the two networks. */
export type Network = {
  /** Most pieces of one shipment; more are refused by Australia Post. */
  readonly piecesMax: number;
  /** StarTrack requires the packaging of each piece. */
  readonly packagingType: ((packageType: string) => string) | null;
};

/** Australia Post and StarTrack by these contracts deliver within Australia. */
export function insistDomestic({ from, to }: Pick<CarrierFreight, 'from' | 'to'>): void {
  if (from.countryCode === 'AU' && to.countryCode === 'AU') return;
  throw new CarrierFailure('Only freight within Australia can be sent by this account.');
}

/** Freight to be priced, once for each product. */
export const toPricing = (
  freight: CarrierFreight,
  products: readonly string[],
  network: Network,
) => ({
  shipments: products.map((product) => ({
    from: toPlace(freight.from),
    to: toPlace(freight.to),
    items: itemsOf(freight, product, network),
  })),
});

/** A shipment under our key. */
export const toShipment = (shipment: CarrierShipment, network: Network) => ({
  shipments: [
    {
      shipment_reference: shipment.key,
      email_tracking_enabled: false,
      movement_type: 'DESPATCH',
      from: toParty(shipment.from),
      to: { ...toParty(shipment.to), ...instructionsOf(shipment) },
      items: itemsOf(shipment, shipment.serviceCode, network),
    },
  ],
});

const instructionsOf = ({ instructions }: CarrierShipment) =>
  instructions === '' ? {} : { delivery_instructions: instructions.slice(0, 128) };

/** Price requests require a name and an address line, although they are not used. */
const toPlace = ({ suburb, postCode }: CarrierAddress) => ({
  name: 'Freight',
  lines: ['1 Main Street'],
  suburb: suburb.slice(0, 40),
  postcode: postCode,
});

const toParty = (party: CarrierParty) => ({
  name: (party.contactName || party.companyName).slice(0, 40),
  business_name: party.companyName.slice(0, 40),
  lines: [party.addressLine1, party.addressLine2]
    .filter((line) => line !== '')
    .map((line) => line.slice(0, 40)),
  suburb: party.suburb.slice(0, 40),
  state: party.stateCode,
  postcode: party.postCode,
  phone: party.telephone.replace(/[^\d+]/g, '').slice(0, 20),
  email: party.email,
});

function itemsOf(
  { items, isDangerousGood }: CarrierFreight,
  product: string,
  { piecesMax, packagingType }: Network,
) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > piecesMax) {
    throw new CarrierFailure(`A shipment may have ${piecesMax} pieces, this one has ${pieces}.`);
  }
  return items.flatMap((item) => {
    const piece = {
      product_id: product,
      ...sizeOf(item),
      contains_dangerous_goods: isDangerousGood,
      authority_to_leave: false,
      allow_partial_delivery: true,
      ...(packagingType !== null && { packaging_type: packagingType(item.packageType) }),
    };
    return Array.from({ length: item.quantity }, () => piece);
  });
}

/** Centimetres with one decimal, kilograms with three. */
const sizeOf = ({ length, width, height, weight }: CarrierItem) => ({
  length: oneDecimal(lengthIn('cm', length)),
  width: oneDecimal(lengthIn('cm', width)),
  height: oneDecimal(lengthIn('cm', height)),
  weight: exactKilograms(weight).toDecimal(3),
});

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
