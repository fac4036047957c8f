import { australianCapitalTerritory } from './australia/australian-capital-territory.ts';
import { newSouthWales } from './australia/new-south-wales.ts';
import { northernTerritory } from './australia/northern-territory.ts';
import { queensland } from './australia/queensland.ts';
import { southAustralia } from './australia/south-australia.ts';
import { localitySources } from './australia/sources.ts';
import { tasmania } from './australia/tasmania.ts';
import { victoria } from './australia/victoria.ts';
import { westernAustralia } from './australia/western-australia.ts';
import type { GazetteerLocality } from './locality.ts';

/** Returns a few hundred real localities of every state, each with its source (decisions T-30). */
export function australianLocalities(): readonly GazetteerLocality[] {
  return Object.entries(tables).flatMap(([stateCode, table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => localityOf(stateCode, row)),
  );
}

const tables: Readonly<Record<string, string>> = {
  NSW: newSouthWales,
  VIC: victoria,
  QLD: queensland,
  WA: westernAustralia,
  SA: southAustralia,
  TAS: tasmania,
  ACT: australianCapitalTerritory,
  NT: northernTerritory,
};

function localityOf(stateCode: string, row: string): GazetteerLocality {
  const [suburb = '', postCode = '', latitude, longitude, source = ''] = row.split(',');
  return {
    countryCode: 'AU',
    suburb,
    postCode,
    stateCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    source: localitySources[source] ?? '',
  };
}
