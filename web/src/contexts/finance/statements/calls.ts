import {
  downloadDocument,
  getFinanceStatement,
  getStatementDocument,
  getStatementRun,
  getStatementWork,
  mailStatement,
  startStatementRun,
} from '@waybill/contract/finance/endpoints';
import { useState } from 'react';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { underWayEvery_ms, usePdf } from '../calls.ts';

export const useStatement = (input: ArgsOf<typeof getFinanceStatement>, enabled: boolean) =>
  useEndpointQuery(getFinanceStatement, input, { keepPrevious: true, enabled });

export const useMailStatement = () => useEndpointMutation(mailStatement, { refreshes: [] });

export const useStatementWork = (input: ArgsOf<typeof getStatementWork>) =>
  useEndpointQuery(getStatementWork, input, { keepPrevious: true });

export const useStartStatementRun = () =>
  useEndpointMutation(startStatementRun, { refreshes: [getStatementWork] });

/** Queries a run; events refetch it, and it is polled until it ends in case none arrives. */
export const useStatementRun = (statementRunId: string) => {
  const [isOver, setOver] = useState(false);
  const every = isOver ? {} : { every: underWayEvery_ms };
  const query = useEndpointQuery(getStatementRun, { statementRunId }, every);
  const nowOver = query.data !== undefined && query.data.status !== 'Running';
  if (nowOver !== isOver) setOver(nowOver);
  return query;
};

/** Downloads the file of a token. */
export const useFinanceFile = () => useDownload(downloadDocument);

/** Downloads the whole statement as PDF or CSV. */
export const useStatementFile = () => usePdf(getStatementDocument);
