import { dateText, numberText } from '@waybill/kernel/formats';
import { settingsOf, pdfTextsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type PdfTexts, messageIn, wordIn } from '#platform/pdf/texts.ts';
import { dangerousLoadOf } from '../dangerous-goods/dangerous-load.ts';
import { type LineHaulArticleRow, articlesOf } from '../articles/sql.ts';
import type { LineHaulManifestData } from './pdf/manifest.ts';
import type { LineHaulRow } from './sql.ts';

/** Returns the values and the language of a line haul's manifest. */
export async function manifestDataOf(
  db: TenantDb,
  row: LineHaulRow,
): Promise<{ readonly data: LineHaulManifestData; readonly words: PdfTexts }> {
  const [{ legalName, timezone }, words] = [await settingsOf(db), await pdfTextsOf(db)];
  const articles = await articlesOf(db, [row.id]);
  const goods = await dangerousLoadOf(db, articles);
  const moment = momentText(timezone, words.language);
  const unit = measureText(words.language);
  const pieces =
    articles.length === 1
      ? wordIn(words, '1 article')
      : wordIn(words, '{count} articles', { count: articles.length });
  const totals = [pieces, unit(row.kilograms, 'kg'), unit(row.cubic_metres, 'm³')];
  const data = {
    issuer: legalName,
    code: row.number,
    route: `${row.start_code} › ${row.destination_code}`,
    carrier: row.carrier_name ?? '',
    reference: row.carrier_reference ?? row.manifest_number ?? '',
    departure: moment(row.departed_at ?? row.planned_departure_at),
    arrival: moment(row.arrived_at ?? row.expected_arrival_at ?? row.planned_arrival_at),
    dangerousGoods: [
      ...(goods.placard.length > 0 ? [wordIn(words, 'Placard load')] : []),
      ...[...goods.placard, ...goods.forbidden, ...goods.apart].map((each) =>
        messageIn(words, each),
      ),
    ],
    jobs: jobsOf(articles, (kilograms) => unit(kilograms, 'kg')),
    totals: totals.join(' · '),
  };
  return { data, words };
}

function jobsOf(
  articles: readonly LineHaulArticleRow[],
  weightOf: (kilograms: number) => string,
): LineHaulManifestData['jobs'] {
  return [...Map.groupBy(articles, ({ job_id }) => job_id).values()].map((own) => ({
    job: own[0]?.job_number ?? '',
    consignment: own[0]?.connote_number ?? '',
    customer: own[0]?.customer_name ?? '',
    articles: own.map(({ number }) => number),
    weight: weightOf(own.reduce((sum, { kilograms }) => sum + kilograms, 0)),
  }));
}

/** Returns a writer of moments in the tenant's time zone; empty for none. */
export function momentText(timezone: string, language: string): (at: Date | null) => string {
  return (at) => (at === null ? '' : dateText(at, 'weekdayMoment', { language, timezone }));
}

function measureText(language: string): (amount: number, unit: string) => string {
  return (amount, unit) => `${numberText(amount, language)} ${unit}`;
}
