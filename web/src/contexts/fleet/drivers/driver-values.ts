import { type DriverType, driverTypes } from '@waybill/contract/fleet/drivers/choices';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

const typeWords: Readonly<Record<DriverType, string>> = {
  Employee: 'Employee',
  Contractor: 'Contractor',
  ThirdParty: 'Third party',
};

export const typeWord = (type: DriverType): string => typeWords[type];
export const typeChoices = driverTypes.map((value) => ({ value, label: typeWords[value] }));

/** The pattern of an e-mail address; the server has the final decision. */
export const emailRule = {
  value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  message: 'Please enter a valid e-mail address',
};

export const driverValues = (driver: Driver | null) => ({
  driver: {
    name: driver?.name ?? '',
    email: driver?.email ?? '',
    phonenumber: driver?.phonenumber ?? '',
    type: driver?.type ?? ('Employee' as DriverType),
    companyname: driver?.companyname ?? '',
    password: '',
    isactive: driver?.isactive ?? true,
    licencenumber: driver?.licencenumber ?? '',
    licenceexpiry: driver?.licenceexpiry ?? null,
    maindepotid: driver?.maindepotid ?? '',
    address: {
      addressLine1: driver?.address.addressLine1 ?? '',
      addressLine2: driver?.address.addressLine2 ?? '',
      suburb: driver?.address.suburb ?? '',
      postCode: driver?.address.postCode ?? '',
      stateCode: driver?.address.stateCode ?? '',
      countryCode: driver?.address.countryCode ?? '',
    },
  },
});

export type DriverValues = ReturnType<typeof driverValues>;
