/** The depot in Sydney that sorts and loads freight. */
export const depot = {
  companyName: 'Acme depot',
  addressLine1: '14 Kiln Street',
  suburb: 'Alexandria',
  postCode: '2015',
  stateCode: 'NSW',
  countryCode: 'AU',
} as const;

/** Degrees, WGS 84. */
export const depotPosition = { latitude: -33.9094, longitude: 151.1953 } as const;
