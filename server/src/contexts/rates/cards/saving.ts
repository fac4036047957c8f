import { Problem, type ProblemDefinition, notValid } from '@waybill/contract/problem';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { brokenUnique } from '#platform/db/failures.ts';
import type { RateFault } from '../rates/rate-rules.ts';

const uniqueFields: Readonly<Record<string, readonly [ProblemDefinition, string]>> = {
  card_code: [ratesProblems.RateCardCodeTaken, 'ratecard.code'],
  card_version_from: [ratesProblems.RateCardVersionTaken, 'effectiveDate'],
  rate_service_code: [ratesProblems.RateServiceCodeTaken, 'rateservice.code'],
  zone_code: [ratesProblems.RateZoneCodeTaken, 'zone.code'],
  rate_of_lane: [ratesProblems.RateTaken, 'rate.effectiveDate'],
  fuel_levy_from: [ratesProblems.FuelLevyTaken, 'fuellevy.effectiveDate'],
  surcharge_from: [ratesProblems.SurchargeTaken, 'surcharge.effectiveDate'],
};

/** Runs a save and names the field of a unique violation. @throws {Problem} …Taken */
export async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [problem, member] = uniqueFields[brokenUnique(error) ?? ''] ?? [];
    if (problem === undefined || member === undefined) throw error;
    const validationErrors = [{ message: problem.message, members: [member] }];
    throw new Problem(problem, { validationErrors });
  }
}

/** Refuses if there are faults, whose members are nested in `within`. @throws {Problem} NotValid */
export function refuseFaults(faults: readonly RateFault[], within: string): void {
  if (faults.length === 0) return;
  const named = faults.map(({ message, members }) => ({
    message,
    members: members.map((member) => (member.startsWith('[') ? within : `${within}.`) + member),
  }));
  throw notValid(...named);
}
