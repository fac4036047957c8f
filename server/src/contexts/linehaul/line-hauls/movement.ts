import { recordLineHaulScan } from '#contexts/jobs/public.ts';
import type { EventCall } from '#platform/context.ts';
import { type LineHaulArticleRow, articlesOf } from '../articles/sql.ts';

/** Records a departure or an arrival for every child job and its booking (decisions J-18). */
export const recordMovement =
  (code: 'DEPARTED' | 'ARRIVED') =>
  async ({
    event,
    db,
    now,
  }: EventCall<'lineHaul.departed' | 'lineHaul.arrived'>): Promise<void> => {
    const { id, at, headPort } = event.payload;
    const articles = await articlesOf(db, [id]);
    const scan = { code, headPort, at: new Date(at), userId: null };
    await recordLineHaulScan(db, { ...scan, targets: articles.map(targetOf) }, now);
  };

const targetOf = ({ job_id, number }: LineHaulArticleRow) => ({
  jobId: job_id,
  articleNumber: number,
});
