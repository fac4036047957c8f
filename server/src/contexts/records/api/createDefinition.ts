import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { spelledFrom } from '@waybill/contract/records/entity-rules';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { typeToKeep } from '../domain/entity-type.ts';
import { insistOnDesign } from '../entities/changing.ts';
import { typeSeen } from '../entities/sight.ts';
import { tellOfType } from '../entities/told.ts';
import { definitionOnWire } from '../entities/wire.ts';
import { addDefinition } from '../sql/entity-definitions.ts';

export const createDefinition = handle(
  contract.createDefinition,
  async ({ input, actor, db, now }) => {
    const kept = typeToKeep(input.definition);
    const type = input.type ?? spelledFrom(kept.name, '-');
    if (type === '') throw notValidField('type', 'Please give the type a name of Latin letters');
    await insistOnDesign(db, kept);
    const { id } = found(await addDefinition(db, type, kept, now), recordsProblems.TypeTaken);
    tellOfType(db, id);
    return { definition: definitionOnWire(await typeSeen(db, actor, type)) };
  },
);
