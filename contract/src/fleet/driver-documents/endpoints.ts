import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, line, PlainDate } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { fleetProblems as refusals } from '../problems.ts';
import { driverDocumentKinds } from './choices.ts';
import { DriverDocument } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

export const getDriverDocuments = endpoint({
  path: '/api/drivers/driver-document/driver-documents',
  access: 'Driver.View',
  summary: "Returns a driver's licences and certificates, the next to expire first.",
  input: z.object({ driverId: guidOf('driver') }),
  output: itemsOf(DriverDocument),
  problems: [refusals.FleetDriverNotFound],
  rowsAreEdited: true,
});

export const saveDriverDocument = endpoint({
  method: 'POST',
  path: '/api/drivers/driver-document/driver-document',
  access: 'Driver.Edit',
  summary: 'Creates or updates a licence or certificate of a driver.',
  input: z.object({
    document: z.object({
      id: guidOf('driverDocument').nullish(),
      driverid: guidOf('driver'),
      kind: z.enum(driverDocumentKinds),
      number: line(50).nullish(),
      classes: z
        .array(z.string().regex(/^[1-9](\.\d)?$/, 'Please enter a class such as 3 or 2.1'))
        .max(20)
        .default([]),
      expires: PlainDate.nullish(),
    }),
    ...revision,
  }),
  output: z.object({ id: Guid }),
  problems: [refusals.FleetDriverNotFound, refusals.DriverDocumentNotFound],
  replaces: {
    read: getDriverDocuments,
    argsOf: ({ document: { id, driverid } }) => (id ? { driverId: driverid } : null),
    which: ({ document: { id } }) => ({ id }),
  },
});

export const deleteDriverDocument = endpoint({
  method: 'DELETE',
  path: '/api/drivers/driver-document/driver-document',
  access: 'Driver.Edit',
  summary: 'Deletes a licence or certificate of a driver.',
  input: z.object({ id: guidOf('driverDocument') }),
  output: z.null(),
  problems: [refusals.DriverDocumentNotFound],
});
