import { hazardOf } from './domain/hazard.ts';
import type { PackageGroupName } from '@waybill/contract/dangerousGoods/shapes';

export type UnNumber = {
  readonly unNumber: string;
  readonly description: string;
  /** Null if the number has no packing groups: gases, articles. */
  readonly packageGroup: PackageGroupName | null;
  /** Class or division: `3`, `2.1`. */
  readonly category: string;
  /** The letter of explosives: S of `1.4S`. */
  readonly compatibilityGroup: string | null;
  /** Subsidiary hazards: `5.1, 8`, or empty. */
  readonly subsidiary: string;
  readonly source: string;
};

/**
 * Returns commonly sent goods, a row per packing group. Numbers, names, classes and groups are the
 * UN's. They were typed from the table given as source and entered on that day (decisions T-30).
 */
export function unNumbers(): readonly UnNumber[] {
  return table.trim().split('\n').flatMap(rowsOf);
}

const source = '49 CFR 172.101, Hazardous Materials Table; entered 2026-11-20';

function rowsOf(line: string): readonly UnNumber[] {
  const [unNumber = '', hazard = '', subsidiary = '', groups = '', description = ''] =
    line.split('|');
  const { category, compatibilityGroup } = hazardOf(hazard) ?? {
    category: hazard,
    compatibilityGroup: null,
  };
  const known = { unNumber, category, compatibilityGroup, subsidiary, description, source };
  if (groups === '') return [{ ...known, packageGroup: null }];
  return groups
    .split(' ')
    .map((packageGroup) => ({ ...known, packageGroup: packageGroup as PackageGroupName }));
}

/**
 * UN number | class or division, with the compatibility group of explosives | subsidiary hazards |
 * package groups | proper shipping name
 */
const table = `
0012|1.4S|||Cartridges for weapons, inert projectile
0336|1.4G|||Fireworks
1001|2.1|||Acetylene, dissolved
1002|2.2|||Air, compressed
1005|2.3|8||Ammonia, anhydrous
1006|2.2|||Argon, compressed
1011|2.1|||Butane
1013|2.2|||Carbon dioxide
1017|2.3|5.1, 8||Chlorine
1044|2.2|||Fire extinguishers with compressed or liquefied gas
1046|2.2|||Helium, compressed
1049|2.1|||Hydrogen, compressed
1057|2.1|||Lighters or lighter refills containing flammable gas
1066|2.2|||Nitrogen, compressed
1072|2.2|5.1||Oxygen, compressed
1075|2.1|||Petroleum gases, liquefied
1950|2.1|||Aerosols, flammable
1950|2.2|||Aerosols, non-flammable
1977|2.2|||Nitrogen, refrigerated liquid
1978|2.1|||Propane
3159|2.2|||1,1,1,2-Tetrafluoroethane (refrigerant gas R 134a)
1090|3||II|Acetone
1133|3||I II III|Adhesives containing flammable liquid
1139|3||I II III|Coating solution
1170|3||II III|Ethanol or ethanol solution
1173|3||II|Ethyl acetate
1202|3||III|Gas oil, diesel fuel or heating oil, light
1203|3||II|Gasoline or petrol
1210|3||I II III|Printing ink, flammable, or printing ink related material
1219|3||II|Isopropanol (isopropyl alcohol)
1223|3||III|Kerosene
1230|3|6.1|II|Methanol
1263|3||I II III|Paint or paint related material
1266|3||II III|Perfumery products with flammable solvents
1268|3||I II III|Petroleum distillates or petroleum products, n.o.s.
1294|3||II|Toluene
1299|3||III|Turpentine
1307|3||II III|Xylenes
1863|3||I II III|Fuel, aviation, turbine engine
1866|3||I II III|Resin solution, flammable
1993|3||I II III|Flammable liquids, n.o.s.
3065|3||II III|Alcoholic beverages
1325|4.1||II III|Flammable solids, organic, n.o.s.
1350|4.1||III|Sulphur
1944|4.1||III|Matches, safety
1362|4.2||III|Carbon, activated
1402|4.3||I II|Calcium carbide
1479|5.1||I II III|Oxidizing solid, n.o.s.
1490|5.1||II|Potassium permanganate
1942|5.1||III|Ammonium nitrate
2014|5.1|8|II|Hydrogen peroxide, aqueous solutions with 20 to 60 % hydrogen peroxide
1593|6.1||III|Dichloromethane
2810|6.1||I II III|Toxic liquids, organic, n.o.s.
2811|6.1||I II III|Toxic solids, organic, n.o.s.
2814|6.2|||Infectious substances, affecting humans
3373|6.2|||Biological substance, Category B
2910|7|||Radioactive material, excepted package, limited quantity of material
1760|8||I II III|Corrosive liquids, n.o.s.
1789|8||II III|Hydrochloric acid
1791|8||II III|Hypochlorite solutions
1805|8||III|Phosphoric acid solution
1823|8||II|Sodium hydroxide, solid
1824|8||II III|Sodium hydroxide solution
1830|8||II|Sulphuric acid with more than 51 % acid
2672|8||III|Ammonia solutions with 10 to 35 % ammonia
2789|8|3|II|Acetic acid, glacial
2794|8|||Batteries, wet, filled with acid, electric storage
2796|8||II|Battery fluid, acid, or sulphuric acid with not more than 51 % acid
2800|8|||Batteries, wet, non-spillable, electric storage
1845|9|||Carbon dioxide, solid (dry ice)
3077|9||III|Environmentally hazardous substances, solid, n.o.s.
3082|9||III|Environmentally hazardous substances, liquid, n.o.s.
3090|9|||Lithium metal batteries
3091|9|||Lithium metal batteries contained in or packed with equipment
3166|9|||Vehicle or engine, internal combustion, flammable liquid or gas powered
3171|9|||Battery-powered vehicle or equipment
3268|9|||Safety devices, electrically initiated
3480|9|||Lithium ion batteries
3481|9|||Lithium ion batteries contained in or packed with equipment
`;
