/** How a driver is engaged by the tenant (decisions D-01). */
export const driverTypes = ['Employee', 'Contractor', 'ThirdParty'] as const;
export type DriverType = (typeof driverTypes)[number];
