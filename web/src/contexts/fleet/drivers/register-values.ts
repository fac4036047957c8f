import type { ArgsOf } from '@waybill/contract/endpoint';
import type { selfRegistration } from '@waybill/contract/fleet/endpoints';
import { vehicleArgs, type VehicleValues, vehicleValues } from '../vehicles/vehicle-values.ts';

export const registerValues = (email: string) => ({
  hasVehicle: false,
  selfRegister: {
    name: '',
    email,
    phonenumber: '',
    password: '',
    companyname: '',
    licencenumber: '',
    licenceexpiry: null as string | null,
    vehicle: vehicleValues(null, null).vehicle,
  },
});
export type RegisterValues = ReturnType<typeof registerValues>;

export type RegisterArgs = ArgsOf<typeof selfRegistration>;

/** Converts form values to the request, with the invitation of the e-mail's link. */
export function registerArgs(values: RegisterValues, invitation: string | undefined): RegisterArgs {
  const { vehicle, ...person } = values.selfRegister;
  const args: VehicleValues = { vehicle };
  return {
    selfRegister: {
      ...person,
      vehicle: values.hasVehicle ? vehicleArgs(args) : null,
      invitation: invitation ?? null,
    },
  };
}
