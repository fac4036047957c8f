import { type Message, sentence } from '@waybill/contract/sentence';
import { type Complaint, notValid } from '@waybill/contract/problem';
import type { z } from 'zod';
import { knownAccounts, knownServices } from '#contexts/carriers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { MarkupAccount, PriceRate } from './domain.ts';
import type { MarkupCarrierAccount } from '@waybill/contract/pricing/markup/shapes';

export type MarkupSent = z.output<typeof MarkupCarrierAccount>;
export type MarkupView = z.input<typeof MarkupCarrierAccount>;

/**
 * Validates markup for saving: each account once, known accounts and services, rates within bounds
 * (decisions B-26).
 * @throws {Problem} NotValid naming `member[0].rate.value` and the like
 */
export async function checkedMarkup(
  db: TenantDb,
  sent: readonly MarkupSent[],
  member: string,
): Promise<readonly MarkupAccount[]> {
  const accounts = sent.map(accountOf);
  const ids = accounts.map(({ carrierAccountId }) => carrierAccountId);
  const known = await knownAccounts(db, ids);
  const sold = await knownServices(db, accounts.flatMap(serviceIdsOf));
  const faults = accounts.flatMap((account, at) => {
    const within = `${member}[${at}]`;
    const id = account.carrierAccountId;
    const idFault = known.has(id)
      ? []
      : [sentence('There is no carrier account {account}.', { account: id })];
    const twice =
      ids.indexOf(id) === at
        ? []
        : [sentence('Carrier account {account} is listed twice.', { account: id })];
    return [
      ...[...idFault, ...twice].map((message) => fault(`${within}.carrierAccountId`, message)),
      ...serviceIdsOf(account).flatMap((service, i) =>
        sold.has(service)
          ? []
          : [
              fault(
                `${within}.services[${i}].serviceId`,
                sentence('There is no service {service}.', { service }),
              ),
            ],
      ),
      ...rateFaults(account, within),
    ];
  });
  if (faults.length > 0) throw notValid(...faults);
  return accounts;
}

export const toMarkup = (accounts: readonly MarkupAccount[]): MarkupView[] =>
  accounts.map(({ services, ...account }) => ({
    ...account,
    services: services.map(({ serviceId, rate }) => ({ serviceId: Number(serviceId), rate })),
  }));

function accountOf({ carrierAccountId, applyToAll, services, rate }: MarkupSent): MarkupAccount {
  const account = {
    carrierAccountId: Number(carrierAccountId),
    applyToAll,
    services: services.map((row) => ({ serviceId: String(row.serviceId), rate: row.rate })),
  };
  return rate == null ? account : { ...account, rate };
}

const serviceIdsOf = ({ services }: MarkupAccount): readonly number[] =>
  services.map(({ serviceId }) => Number(serviceId));

function rateFaults({ rate, services, applyToAll }: MarkupAccount, within: string) {
  const ofServices = services.flatMap((row, at) =>
    outOfBounds(row.rate, `${within}.services[${at}].rate.value`),
  );
  if (applyToAll && rate === undefined) {
    return [...ofServices, fault(`${within}.rate`, 'A rate for all services is required.')];
  }
  return rate === undefined
    ? ofServices
    : [...ofServices, ...outOfBounds(rate, `${within}.rate.value`)];
}

/** Bounds are -100 to 1000 per cent, or ±100,000 (decisions B-26). */
function outOfBounds({ calcMethod, value }: PriceRate, member: string): Complaint[] {
  const [least, most] = calcMethod === 'Percentage' ? [-100, 1000] : [-100_000, 100_000];
  const isFine = value >= least && value <= most;
  return isFine
    ? []
    : [fault(member, sentence('The value must be from {least} to {most}.', { least, most }))];
}

const fault = (member: string, message: Message): Complaint => ({
  message,
  members: [member],
});
