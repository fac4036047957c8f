import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ExportFile, line } from '../../shared/fields.ts';
import { TableImport } from '../../shared/imports.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { EntityDefinitionToSave, EntityToSave, EntityType } from './inputs.ts';
import { Entity, EntityDefinition } from './shapes.ts';
import { recordsProblems as refusals } from '../problems.ts';
import { revision } from '../../revision.ts';
import { guidOf, nameOf } from '../../shared/ids.ts';
import { tableFormats } from '../../shared/uploads.ts';

const definition = z.object({ definition: EntityDefinition });
const ofType = { type: EntityType };

export const getDefinitions = endpoint({
  path: '/api/entities/entity-metadata/definitions',
  access: 'signedIn',
  summary: 'Returns the record types that the caller may see, by name.',
  input: z.object({
    /** Counts the records of each type; only for users who may design types. */
    counted: z.boolean().default(false),
  }),
  output: itemsOf(EntityDefinition),
});

export const getDefinition = endpoint({
  path: '/api/entities/entity-metadata/definition',
  access: 'optional',
  summary: 'Returns one record type; customers and guests see public ones, without hidden fields.',
  input: z.object(ofType),
  output: definition,
  problems: [refusals.TypeNotFound],
});

const mayRefuse = [refusals.TypeNotFound, refusals.TypeTaken, refusals.TypeInUse] as const;

export const createDefinition = endpoint({
  method: 'POST',
  path: '/api/entities/entity-metadata/definition',
  access: 'Administration.Settings',
  summary: 'Creates a record type; without a `type`, it is derived from the name.',
  input: z.object({ type: EntityType.optional(), definition: EntityDefinitionToSave }),
  inQuery: ['type'],
  output: definition,
  problems: [refusals.TypeTaken],
});

export const updateDefinition = endpoint({
  method: 'PUT',
  path: '/api/entities/entity-metadata/definition',
  access: 'Administration.Settings',
  summary:
    'Updates a record type as far as existing records allow; booking-fields and customer-fields ' +
    'may lose all their fields.',
  input: z.object({
    ...ofType,
    definition: EntityDefinitionToSave,
    /**
     * Keys of fields to delete although records have values in them; the values are deleted, too.
     */
    dropfields: z.array(line(40)).max(60).default([]),
    ...revision,
  }),
  inQuery: ['type'],
  output: definition,
  problems: [...mayRefuse],
  replaces: {
    read: getDefinition,
    argsOf: ({ type }) => ({ type }),
  },
});

export const deleteDefinition = endpoint({
  method: 'DELETE',
  path: '/api/entities/entity-metadata/definition',
  access: 'Administration.Settings',
  summary: 'Deletes a record type that has no records and is not referenced by other types.',
  input: z.object(ofType),
  output: z.null(),
  problems: [refusals.TypeNotFound, refusals.TypeInUse],
});

const listed = {
  ...ofType,
  /** The identifier of one record in addresses. */
  url: line(100).optional(),
};

export const getEntities = endpoint({
  path: '/api/entities/entity/entities',
  access: 'optional',
  summary: 'Returns records of a type, filtered and sorted by the keys of its fields.',
  input: z.object({ ...listed, ...listInput }),
  output: pageOf(Entity),
  problems: [refusals.TypeNotFound],
});

export const getEntity = endpoint({
  path: '/api/entities/entity/entity',
  access: 'optional',
  summary: 'Returns one record of a type, by id or URL name.',
  input: z.object({ ...ofType, id: nameOf('entityRecord', line(100)) }),
  output: z.object({ entity: Entity }),
  problems: [refusals.TypeNotFound, refusals.RecordNotFound],
});

export const createEntity = endpoint({
  method: 'POST',
  path: '/api/entities/entity/entity',
  access: 'signedIn',
  summary: 'Creates a record of a type.',
  input: z.object({ ...ofType, entity: EntityToSave }),
  inQuery: ['type'],
  output: z.object({ entity: Entity }),
  problems: [refusals.TypeNotFound],
});

export const updateEntity = endpoint({
  method: 'PUT',
  path: '/api/entities/entity/entity',
  access: 'signedIn',
  summary: 'Updates a record.',
  input: z.object({
    ...ofType,
    entity: EntityToSave.extend({ id: guidOf('entityRecord') }),
    ...revision,
  }),
  inQuery: ['type'],
  output: z.object({ entity: Entity }),
  problems: [refusals.TypeNotFound, refusals.RecordNotFound],
  replaces: {
    read: getEntity,
    argsOf: ({ type, entity: { id } }) => ({ type, id }),
  },
});

export const deleteEntity = endpoint({
  method: 'DELETE',
  path: '/api/entities/entity/entity',
  access: 'signedIn',
  summary: 'Deletes a record that no other record references, with its documents.',
  input: z.object({ ...ofType, id: guidOf('entityRecord') }),
  output: z.null(),
  problems: [refusals.TypeNotFound, refusals.RecordNotFound, refusals.RecordInUse],
});

export const exportEntities = endpoint({
  method: 'POST',
  path: '/api/entities/entity/export',
  access: 'signedIn',
  summary: 'Exports up to 10,000 records of a type, in the format of importentities.',
  input: z.object({
    ...ofType,
    format: z.enum(tableFormats).default('csv'),
    filter: z.string().optional(),
    sorting: z.string().optional(),
  }),
  output: ExportFile,
  reads: true,
  problems: [refusals.TypeNotFound],
  isExport: true,
});

export const importEntities = endpoint({
  method: 'POST',
  path: '/api/entities/entity/import',
  access: 'signedIn',
  summary:
    'Imports records from CSV or a workbook; valid rows are saved, invalid ones returned with ' +
    'reasons.',
  input: z.object({
    ...ofType,
    /** Returns the effects without saving them. */
    dryRun: z.boolean().default(false),
  }),
  output: TableImport,
  upload: 'file',
  perMinute: 30,
  problems: [refusals.TypeNotFound],
});
