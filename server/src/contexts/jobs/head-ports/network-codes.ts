import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { brokenConstraint, brokenUnique } from '#platform/db/failures.ts';

const uniqueFields: Readonly<Record<string, readonly [ProblemDefinition, string]>> = {
  head_port_code: [jobsProblems.HeadPortCodeTaken, 'headport.code'],
  network_zone_code: [jobsProblems.ZoneCodeTaken, 'zone.code'],
  location_in_one_zone: [jobsProblems.LocationTaken, 'zonelocation.suburb'],
};

/** Runs a save and names the field of a unique violation. @throws {Problem} …Taken */
export async function savingNetwork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [problem, member] = uniqueFields[brokenUnique(error) ?? ''] ?? [];
    if (problem === undefined || member === undefined) throw error;
    const validationErrors = [{ message: problem.message, members: [member] }];
    throw new Problem(problem, { validationErrors });
  }
}

/**
 * Runs a deletion; a foreign-key violation is thrown as the given problem.
 * @throws {Problem} the given one
 */
export async function whileUsed<T>(problem: ProblemDefinition, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error;
    throw new Problem(problem);
  }
}
