import * as contract from '@waybill/contract/administration/endpoints';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { lookAt } from '../look.ts';
import { personOf } from '../person.ts';
import { countOfPerson, personTables } from '../sql.ts';

export const getPersonalData = (services: Pick<Services, 'database'>) =>
  handle(contract.getPersonalData, ({ input, actor }) =>
    lookAt(services, actor, async (db) => {
      const known = await personOf(db, input);
      const items: { table: string; rows: number; isKept: boolean }[] = [];
      for (const { name, is_kept: isKept } of await personTables(db)) {
        const rows = await countOfPerson(db, name, known);
        if (rows > 0) items.push({ table: name.replaceAll('"', ''), rows, isKept });
      }
      return { title: known.title, items };
    }),
  );
