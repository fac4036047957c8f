import type {
  LineHaulArticle,
  LineHaulLoad,
  LineHaulOver,
} from '@waybill/contract/linehaul/articles/shapes';
import { minor, toDecimal, ZERO } from '@waybill/kernel/money';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import { costShares } from './domain/cost-shares.ts';
import type { LineHaulArticleRow, OverRow } from './sql.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const articleOf = (row: LineHaulArticleRow): LineHaulArticle => ({
  articlenumber: row.number,
  jobid: row.job_id,
  jobno: row.job_number,
  connoteno: row.connote_number,
  customername: row.customer_name,
  packagetype: row.package_type,
  description: row.description,
  weight: row.kilograms,
  volume: row.cubic_metres,
  note: row.note,
  loadedat: iso(row.loaded_at),
  loadedby: row.loaded_by,
  unloadedat: iso(row.unloaded_at),
  unloadedby: row.unloaded_by,
  resolution: row.resolution,
  resolutionnote: row.resolution_note,
});

export const overOf = (row: OverRow): LineHaulOver => ({
  articlenumber: row.number,
  jobid: row.job_id,
  jobno: row.job_number,
  customername: row.customer_name,
  scannedat: row.scanned_at.toISOString(),
  scannedby: row.scanned_by,
  resolution: row.resolution,
  resolutionnote: row.resolution_note,
});

/** Returns each job's share of the cost; empty without a cost. */
export function costSharesOf(
  row: LineHaulRow,
  articles: readonly LineHaulArticleRow[],
): LineHaulLoad['costshares'] {
  if (row.cost_minor === null) return [];
  const shares = costShares(minor(row.cost_minor), row.cost_basis, articles);
  const byJob = new Map(articles.map((article) => [article.job_id, article]));
  return [...byJob.values()].map(({ job_id, job_number, customer_name }) => ({
    jobid: job_id,
    jobno: job_number,
    customername: customer_name,
    cost: toDecimal(shares.get(job_id) ?? ZERO),
  }));
}
