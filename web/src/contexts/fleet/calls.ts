import { getDriver, getDrivers } from '@waybill/contract/fleet/endpoints';

export const driverReads = [getDrivers, getDriver] as const;
