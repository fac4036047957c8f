import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { spelledFrom } from '@waybill/contract/records/entities/rules';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { typeToSave } from '../domain/entity-type.ts';
import { asExtension } from '../domain/extension.ts';
import { insistOnDesign } from '../changing.ts';
import { typeSeen } from '../../entities/visibility.ts';
import { toDefinition } from '../../entities/mappers.ts';
import { addDefinition } from '../sql.ts';

export const createDefinition = handle(
  contract.createDefinition,
  async ({ input, actor, db, now }) => {
    const type = input.type ?? spelledFrom(input.definition.name, '-');
    const saved = typeToSave(asExtension(type, input.definition));
    if (type === '') throw notValidField('type', 'Please give the type a name of Latin letters');
    await insistOnDesign(db, type, { after: saved });
    const { id } = found(await addDefinition(db, type, { saved, now }), recordsProblems.TypeTaken);
    publish(db, 'entityDefinition.changed', { id });
    return { definition: toDefinition(await typeSeen(db, actor, type)) };
  },
);
