import { driverTexts } from './driver.ts';
import type { PlatformText } from './platform.ts';

/** Texts of other contexts that the driver's app shows, too. */
const shownToo = [
  'Accepted',
  'All',
  'Clear',
  'Closed',
  'Consignee',
  'Consignor',
  'Continue',
  'Copied',
  'Copy',
  'Damaged',
  'Dangerous goods',
  'Deliver',
  'Delivered',
  'Delivery',
  'Done',
  'Driver',
  'Language',
  'Light',
  'Message',
  'Messages',
  'Missing',
  'Name',
  'No',
  'Note',
  'Notes',
  'On board',
  'Picked up',
  'Pickup',
  'Pre-start check',
  'Reason',
  'Received by',
  'Recipient',
  'Refused',
  'Rejected',
  'Save',
  'Scan',
  'Send',
  'Send now',
  'Sign here',
  'Sign in',
  'Sign out',
  'Signature',
  'Start again',
  'To do',
  'Try again',
  'Waiting',
  'Yes',
  'You',
  '{count} more',
] as const satisfies readonly PlatformText[];

/** Why the server refuses what a driver has done. */
const refusals = [
  'A shift has already been started.',
  'No shift has been started.',
  'Only a driver can do this.',
  'Please complete the pre-start check first.',
  'Please sign in again.',
  'The pre-start check failed. Dispatch has to clear it before you can start.',
  'This driver is not active.',
  'This file is too large.',
  'This time is part of another shift.',
  'This vehicle is out of service.',
  'We could not find this driver.',
  'We could not find this job.',
  'We could not find this vehicle.',
  'Your request is not valid!',
] as const satisfies readonly PlatformText[];

/** All texts of the driver's app, which fetches no others: phones have slow lines. */
export const driverAppTexts = [...driverTexts, ...shownToo, ...refusals] as const;

export type DriverAppText = (typeof driverAppTexts)[number];
