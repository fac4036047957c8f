import { sentence } from '@waybill/contract/sentence';
import { articlesMax } from '@waybill/contract/linehaul/line-hauls/shapes';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { Problem } from '@waybill/contract/problem';
import type { JobForLineHaul } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { addArticles, openArticlesOf } from '../articles/sql.ts';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import { articlesOfJob, loadWith, type MeasuredArticle, whyNoRoom } from './domain/freight.ts';
import { whyNotCarry } from './domain/joining.ts';
import { settleLegs } from './legs.ts';

type Freight = {
  readonly jobs: readonly JobForLineHaul[];
  readonly isWanted?: (article: MeasuredArticle) => boolean;
};

/**
 * Adds articles of locked jobs to a locked line haul: those that are `isWanted`, or all. Returns
 * how many were added; skips those on it already. If one is refused, none is added.
 * @throws {Problem} JobNotForLineHaul, ArticleAllocated, LineHaulFull
 */
export async function allocate(
  { db, now }: { readonly db: TenantDb; readonly now: Date },
  lineHaul: LineHaulRow,
  { jobs, isWanted = () => true }: Freight,
): Promise<number> {
  for (const job of jobs) permitCarrying(job);
  const open = await openArticlesOf(
    db,
    jobs.map(({ id }) => id),
  );
  const wanted = jobs.flatMap(articlesOfJob).filter(isWanted);
  const holderOf = (article: MeasuredArticle) =>
    open.find(({ job_id, number }) => job_id === article.job_id && number === article.number);
  const fresh = wanted.filter((article) => {
    const holder = holderOf(article);
    if (holder === undefined || holder.line_haul_id === lineHaul.id) return holder === undefined;
    throw allocated(article.number, holder.line_haul_number);
  });
  checkRoom(lineHaul, fresh);
  const added = await addArticles(db, lineHaul.id, fresh);
  if (added.length < fresh.length) throw new Problem(linehaulProblems.ArticleAllocated);
  await settleLegs(db, jobs, now);
  return added.length;
}

function permitCarrying(job: JobForLineHaul): void {
  const reason = whyNotCarry(job);
  if (reason === null) return;
  const particulars = {
    message: sentence('{number}: {reason}', { number: job.number, reason }),
    details: job.number,
  };
  throw new Problem(linehaulProblems.JobNotForLineHaul, particulars);
}

function allocated(article: string, lineHaul: string): Problem {
  const message = sentence('{article} is already on {lineHaul}.', { article, lineHaul });
  return new Problem(linehaulProblems.ArticleAllocated, { message, details: lineHaul });
}

function checkRoom(lineHaul: LineHaulRow, fresh: readonly MeasuredArticle[]): void {
  const { kilograms, cubic_metres: cubicMetres, pallets } = lineHaul;
  const message =
    lineHaul.articles + fresh.length > articlesMax
      ? sentence('A line haul can have up to {count} articles.', { count: articlesMax })
      : whyNoRoom(loadWith({ kilograms, cubicMetres, pallets }, fresh), lineHaul);
  if (message === null) return;
  throw new Problem(linehaulProblems.LineHaulFull, { message, details: lineHaul.number });
}
