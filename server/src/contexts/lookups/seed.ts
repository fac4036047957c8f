import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type { GazetteerLocality } from './locations/locality.ts';
export { australianLocalities } from './locations/australian-localities.ts';

/** The initial package types of a new tenant. */
const packageTypes = [
  ['Carton', 'A box of cardboard'],
  ['Satchel', 'A flexible bag'],
  ['Envelope', 'Documents'],
  ['Pallet', 'Goods on a pallet'],
  ['Skid', 'Goods on a skid'],
  ['Crate', 'A case of wood or plastic'],
  ['Drum', 'A barrel of metal or plastic'],
  ['Roll', 'Carpet, cable, fabric'],
  ['Tube', 'Long and round'],
  ['Bag', 'A sack'],
  ['Bundle', 'Pieces strapped together'],
  ['Item', 'Anything else'],
] as const;

/** Adds the package types of a new tenant. */
export async function addPackageTypes(db: TenantDb): Promise<void> {
  const rows = packageTypes.map(([name, description]) => ({ name, description }));
  await db.run(sql`
    insert into lookups.package_type (tenant_id, name, description)
    select ${db.scope.tenantId}, p.name, p.description
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (name text, description text)
  `);
}
