import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { Guid, Moment, requiredLine } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { DriverMessage } from './shapes.ts';

/** The maximum number of messages that a driver's device stores, newest first. */
export const driverMessagesMax = 100;

/**
 * Drivers read the discussions that they opened, and comments that tag them in others about them.
 * Other comments by staff about a driver are visible only to staff.
 */
export const getDriverMessages = endpoint({
  path: '/api/driver/messages',
  access: 'signedIn',
  summary: 'Returns the messages between dispatch and the signed-in driver, newest last.',
  output: itemsOf(DriverMessage),
  problems: [fleetProblems.NotADriver],
});

/** Repeated requests are recognised by the Idempotency-Key. */
export const sendDriverMessage = endpoint({
  method: 'POST',
  path: '/api/driver/message',
  access: 'signedIn',
  summary: 'Sends a message from the signed-in driver to dispatch.',
  input: z.object({
    message: z.object({
      content: requiredLine(2000, 'Please enter a message'),
      /** When it was written, by the device's clock. */
      creationtime: Moment.nullish(),
    }),
  }),
  output: z.object({ id: Guid }),
  problems: [fleetProblems.NotADriver],
});
