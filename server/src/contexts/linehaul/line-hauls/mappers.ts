import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { minor, toDecimal } from '@waybill/kernel/money';
import { picturesOf } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { jobItemsOf, type JobItems } from '../allocation/sql.ts';
import { type LineHaulArticleRow, articlesOf } from '../articles/sql.ts';
import { type LineHaulRow, type NoteRow, notesOf } from './sql.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Maps line hauls with their freight and notes. */
export async function lineHaulsOf(db: TenantDb, rows: readonly LineHaulRow[]): Promise<LineHaul[]> {
  const ids = rows.map(({ id }) => id);
  const [articles, notes] = await Promise.all([articlesOf(db, ids), notesOf(db, ids)]);
  const items = await jobItemsOf(db, [...new Set(articles.map(({ job_id }) => job_id))]);
  const articlesById = Map.groupBy(articles, ({ line_haul_id }) => line_haul_id);
  const pictures = Map.groupBy(
    await picturesOf(db, 'LineHaul', ids),
    ({ entity_ref }) => entity_ref,
  );
  const notesById = Map.groupBy(notes, ({ line_haul_id }) => line_haul_id);
  return rows.map((row) => ({
    ...lineHaulFields(row),
    images: (pictures.get(row.id) ?? []).map(({ document_id }) => document_id),
    childjobs: childJobs(articlesById.get(row.id) ?? []),
    items: itemsOn(articlesById.get(row.id) ?? [], items),
    notes: (notesById.get(row.id) ?? []).map(noteOf),
  }));
}

const lineHaulFields = (row: LineHaulRow) => ({
  linehaulid: row.id,
  linehaulcode: row.number,
  linehaulnote: row.note,
  startheadport: row.start_code,
  destinationheadport: row.destination_code,
  startheadportid: row.start_head_port_id,
  destinationheadportid: row.destination_head_port_id,
  connoteno: row.connote_number,
  manifestno: row.manifest_number,
  pickuprequestno: row.pickup_request_number,
  status: row.status,
  numberofjobs: row.jobs,
  numberofarticles: row.articles,
  arrivaldate: iso(row.arrived_at),
  departuredate: iso(row.departed_at),
  creationtime: row.created_at.toISOString(),
  lastmodificationtime: row.updated_at.toISOString(),
  creatorid: row.created_by,
  lastmodifierid: row.updated_by,
  planneddeparture: iso(row.planned_departure_at),
  plannedarrival: iso(row.planned_arrival_at),
  expectedarrival: iso(row.expected_arrival_at),
  delayreason: row.delay_reason,
  documentsreason: row.documents_reason,
  carriername: row.carrier_name,
  carrierreference: row.carrier_reference,
  cost: row.cost_minor === null ? null : toDecimal(minor(row.cost_minor)),
  costbasis: row.cost_basis,
  capacityweight: row.capacity_kilograms,
  capacityvolume: row.capacity_cubic_metres,
  capacitypallets: row.capacity_pallets,
  weight: row.kilograms,
  volume: row.cubic_metres,
  pallets: row.pallets,
  loadedarticles: row.loaded,
  unloadedarticles: row.unloaded,
});

function childJobs(articles: readonly LineHaulArticleRow[]): LineHaul['childjobs'] {
  const byJob = Map.groupBy(articles, ({ job_id }) => job_id);
  return [...byJob].map(([childjobid, own]) => ({
    childjobid,
    articlenumbers: own.map(({ number, note }) => ({ articlenumber: number, note })),
  }));
}

/** Returns a line of freight per item of a job, with the pieces that are on this line haul. */
function itemsOn(articles: readonly LineHaulArticleRow[], jobs: JobItems): LineHaul['items'] {
  const byItem = Map.groupBy(articles, ({ job_id, item }) => `${job_id} ${item}`);
  return [...byItem.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const item = jobs.get(first.job_id)?.[first.item];
    return [
      {
        packagetype: first.package_type,
        description: first.description,
        quantity: own.length,
        length: item?.length ?? null,
        width: item?.width ?? null,
        height: item?.height ?? null,
        weight: item?.weight ?? null,
        articlenumbers: own.map(({ number }) => number),
      },
    ];
  });
}

const noteOf = (row: NoteRow): LineHaul['notes'][number] => ({
  id: row.id,
  comment: row.comment,
  username: row.user_name ?? '',
  creationtime: row.created_at.toISOString(),
  creatorid: row.created_by,
});
