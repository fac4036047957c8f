import { type BankAccount, pdfLogoOf, pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import type { PdfTexts } from '#platform/pdf/texts.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { notValidField } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { percent } from '@waybill/kernel/ratio';
import { localDateOf } from '@waybill/kernel/time';
import type { BillTaxTerms } from '../invoices/domain/bill.ts';
import type { Party } from '../invoices/domain/party.ts';
import type { Reading } from '../invoices/mappers.ts';

/** The tenant's finance settings on a day. */
export type FinanceSettings = {
  readonly timezone: string;
  readonly currency: string;
  readonly today: LocalDate;
  readonly terms: BillTaxTerms;
  readonly seller: Party;
  readonly closedUntil: LocalDate | null;
};

/** Reads the current finance settings. */
export async function financeSettingsOf(db: TenantDb, now: Date): Promise<FinanceSettings> {
  const settings = await settingsOf(db);
  const { timezone, currency } = settings;
  return {
    timezone,
    currency,
    today: localDateOf(now, timezone),
    terms: { rate: percent(settings.gstPercent), rule: settings.gstRule },
    seller: {
      name: settings.legalName,
      abn: settings.taxNumber,
      lines: settings.billingAddress === '' ? [] : [settings.billingAddress],
      email: '',
      phone: '',
    },
    closedUntil: settings.financeClosedUntil,
  };
}

/** The finance settings with the texts of PDFs. */
export type PrintSettings = FinanceSettings & {
  readonly words: PdfTexts;
  /** The tenant's logo as a PNG; null if none. */
  readonly logo: Uint8Array | null;
  readonly bankAccount: BankAccount;
};

type Desk = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

/** Reads the finance settings that PDFs need. */
export const printSettingsOf = async ({ db, files, now }: Desk): Promise<PrintSettings> => ({
  ...(await financeSettingsOf(db, now)),
  words: await pdfTextsOf(db),
  logo: await pdfLogoOf({ db, files }),
  bankAccount: (await settingsOf(db)).bankAccount,
});

/** Returns the caller's context for mapping rows. */
export const readingOf = ({ timezone, today }: FinanceSettings, actor: Actor): Reading => ({
  timezone,
  today,
  isStaff: isStaff(actor),
});

/**
 * Refuses posting into a closed period (decisions F-24).
 * @throws {Problem} NotValid on the date's field
 */
export function insistOpen(
  { closedUntil }: FinanceSettings,
  date: LocalDate,
  member: string,
): void {
  if (closedUntil === null || date > closedUntil) return;
  throw notValidField(member, `The books are closed until ${closedUntil}`);
}
