import { sentence } from '@waybill/contract/sentence';
import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { lockDefinition, pointingTypes, removeDefinition } from '../sql.ts';
import { countRecords } from '../../entities/sql/entity-records.ts';

export const deleteDefinition = handle(
  contract.deleteDefinition,
  async ({ input: { type }, db }) => {
    const { TypeInUse, TypeNotFound } = recordsProblems;
    const { id, definition } = found(await lockDefinition(db, type), TypeNotFound);
    const count = await countRecords(db, type);
    if (count > 0) {
      const message = sentence('{type} has {count, plural, one {# record} other {# records}}.', {
        count,
        type: definition.name,
      });
      throw new Problem(TypeInUse, { message });
    }
    const [other] = await pointingTypes(db, type);
    if (other !== undefined) {
      throw new Problem(TypeInUse, {
        message: sentence('A field of {other} refers to {type}.', { other, type: definition.name }),
      });
    }
    await removeDefinition(db, type);
    publish(db, 'entityDefinition.changed', { id });
    return null;
  },
);
