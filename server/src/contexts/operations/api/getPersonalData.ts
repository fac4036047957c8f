import * as contract from '@waybill/contract/operations/endpoints';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { lookAt } from '../persons/look.ts';
import { personOf } from '../persons/person.ts';
import { countOfPerson, personTables } from '../persons/sql.ts';

export const getPersonalData = (house: Pick<House, 'database'>) =>
  handle(contract.getPersonalData, ({ input, actor }) =>
    lookAt(house, actor, async (db) => {
      const known = await personOf(db, input);
      const items: { table: string; rows: number; isKept: boolean }[] = [];
      for (const { name, is_kept: isKept } of await personTables(db)) {
        const rows = await countOfPerson(db, name, known);
        if (rows > 0) items.push({ table: name.replaceAll('"', ''), rows, isKept });
      }
      return { title: known.title, items };
    }),
  );
