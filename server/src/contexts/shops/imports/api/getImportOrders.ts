import { english } from '@waybill/contract/sentence';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { importByToken } from '../sql.ts';

/** The lifetime of import tokens (decisions O-05). */
const tokenLife_ms = 24 * 60 * 60_000;

export const getImportOrders = handle(
  contract.getImportOrders,
  async ({ input: { importToken }, db, now }) => {
    const since = new Date(now.getTime() - tokenLife_ms);
    const row = found(
      await importByToken(db, importToken, since),
      shopsProblems.OrderImportNotFound,
    );
    return {
      id: row.id,
      ordersCreated: row.created,
      ordersFailed: row.failed,
      isCompleted: row.is_done,
      importToken: row.token,
      ordersSkipped: row.skipped,
      messages: row.messages.map(english),
      sentences: [...row.messages],
    };
  },
);
