import { jobsProblems } from '@waybill/contract/jobs/problems';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { found } from '@waybill/contract/problem';
import { jobsBetweenHeadPorts } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { headPortsNamed, portNamed } from '../saving.ts';

export const getLineHaulJobs = handle(
  contract.getLineHaulJobs,
  async ({ input: { startHeadPort, destinationHeadPort, ...query }, actor, db }) => {
    const ports = await headPortsNamed(db, [startHeadPort, destinationHeadPort]);
    const idOf = (name: string | undefined) =>
      name ? found(portNamed(ports, name), jobsProblems.HeadPortNotFound).id : undefined;
    return await jobsBetweenHeadPorts(db, actor, {
      ...query,
      startHeadPortId: idOf(startHeadPort),
      destinationHeadPortId: idOf(destinationHeadPort),
    });
  },
);
