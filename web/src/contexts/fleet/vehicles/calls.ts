import {
  createVehicle,
  deleteVehicle,
  deleteVehicleImage,
  getVehicle,
  getVehicles,
  updateVehicle,
  uploadVehicleImage,
  getVehicleImage,
} from '@waybill/contract/fleet/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';
import { driverReads } from '../calls.ts';

const vehicleReads = [getVehicles, ...driverReads] as const;

const listed = { keepPrevious: true } as const;

export const useVehicles = (query: ArgsOf<typeof getVehicles>) =>
  useEndpointQuery(getVehicles, query, listed);

export const useAddVehicle = () => useEndpointMutation(createVehicle, { refreshes: vehicleReads });

export const useChangeVehicle = () =>
  useEndpointMutation(updateVehicle, { refreshes: vehicleReads });

export const useDeleteVehicle = () =>
  useEndpointMutation(deleteVehicle, { refreshes: vehicleReads });

export const useVehicle = (id: string) => useEndpointQuery(getVehicle, { id });

const imageReads = [getVehicle, ...vehicleReads] as const;

export const useUploadVehicleImage = () => useUpload(uploadVehicleImage, { refreshes: imageReads });

export const useDeleteVehicleImage = () =>
  useEndpointMutation(deleteVehicleImage, { refreshes: imageReads });

/** Returns the props of a vehicle's picture for `PictureLink`. */
export const vehiclePicture = (vehicleId: string, id: string) =>
  ({ endpoint: getVehicleImage, args: { vehicleId, id } }) as const;
