type State = { readonly name: string; readonly timezone: string };

/** The states and territories of Australia with the time zones of their capitals. */
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

/** Postcodes whose time zone differs from their state's (IANA time zone database, australasia). */
const ownClocks: Readonly<Record<string, string>> = {
  '2880': 'Australia/Broken_Hill',
  '2898': 'Australia/Lord_Howe',
};

/** Countries with a single time zone; for others the country does not determine it. */
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

/** Returns the IANA zone of an Australian state's capital; Sydney's for an unknown state. */
export const timezoneOf = (stateCode: string): string =>
  australianStates[stateCode.toUpperCase()]?.timezone ?? fallbackZone;

type Place = {
  readonly countryCode: string;
  readonly stateCode: string;
  readonly postCode: string;
};

/** Returns the IANA zone of a place; Sydney's if the place does not determine it. */
export function timezoneOfPlace({ countryCode, stateCode, postCode }: Place): string {
  if (countryCode.toUpperCase() !== 'AU') {
    return countryZones[countryCode.toUpperCase()] ?? fallbackZone;
  }
  return ownClocks[postCode] ?? timezoneOf(stateCode);
}

/** Returns `New South Wales` for `NSW`; the code itself if not an Australian state. */
export const stateName = (stateCode: string): string =>
  australianStates[stateCode.toUpperCase()]?.name ?? stateCode;
