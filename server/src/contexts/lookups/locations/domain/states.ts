type State = { readonly name: string; readonly timezone: string };

/** The states and territories of Australia with the time of their capitals. */
const australianStates: Readonly<Record<string, State>> = {
  NSW: { name: 'New South Wales', timezone: 'Australia/Sydney' },
  VIC: { name: 'Victoria', timezone: 'Australia/Melbourne' },
  QLD: { name: 'Queensland', timezone: 'Australia/Brisbane' },
  SA: { name: 'South Australia', timezone: 'Australia/Adelaide' },
  WA: { name: 'Western Australia', timezone: 'Australia/Perth' },
  TAS: { name: 'Tasmania', timezone: 'Australia/Hobart' },
  ACT: { name: 'Australian Capital Territory', timezone: 'Australia/Sydney' },
  NT: { name: 'Northern Territory', timezone: 'Australia/Darwin' },
};

/** Postcodes whose clocks differ from their state's (IANA time zone database, australasia). */
const ownClocks: Readonly<Record<string, string>> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
};

/** The zones of countries that keep one; for others nobody knows from the country alone. */
const countryZones: Readonly<Record<string, string>> = {
  NZ: 'Pacific/Auckland',
  GB: 'Europe/London',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
  JP: 'Asia/Tokyo',
  CN: 'Asia/Shanghai',
  IN: 'Asia/Kolkata',
};

const fallbackZone = 'Australia/Sydney';

/** The IANA zone of an Australian state's capital; Sydney's for what is none. */
export const timezoneOf = (stateCode: string): string =>
  australianStates[stateCode.toUpperCase()]?.timezone ?? fallbackZone;

type Place = {
  readonly countryCode: string;
  readonly stateCode: string;
  readonly postCode: string;
};

/** The IANA zone whose clocks a place follows; Sydney's where the place does not tell. */
export function timezoneOfPlace({ countryCode, stateCode, postCode }: Place): string {
  if (countryCode.toUpperCase() !== 'AU') {
    return countryZones[countryCode.toUpperCase()] ?? fallbackZone;
  }
  return ownClocks[postCode] ?? timezoneOf(stateCode);
}

/** `New South Wales` of `NSW`; the code itself for what is no Australian state. */
export const stateName = (stateCode: string): string =>
  australianStates[stateCode.toUpperCase()]?.name ?? stateCode;
