import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { driversToPay, writeContractor } from '../sql.ts';

export const createOrUpdateContractor = handle(
  contract.createOrUpdateContractor,
  async ({ input: { contractor }, db, now }) => {
    const [driver] = await driversToPay(db, [contractor.driverId]);
    const { driver_guid } = found(driver, financeProblems.ContractorNotFound);
    const agreedOn = contractor.agreedOn ?? null;
    await writeContractor(
      db,
      {
        driver_guid,
        name: contractor.name,
        abn: contractor.abn.replaceAll(' ', ''),
        address: contractor.address,
        email: contractor.email,
        payment_details: contractor.paymentDetails,
        is_gst_registered: contractor.isGstRegistered,
        agreed_on: agreedOn === null ? null : localDate(agreedOn),
        terms_days: contractor.termsDays,
      },
      now,
    );
    return null;
  },
);
