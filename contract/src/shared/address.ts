import { z } from 'zod';
import { CountryCode } from './codes.ts';
import { checkPlace } from './place-names.ts';
import { entity } from '../entity.ts';
import { line } from './fields.ts';

/** The start or end of a journey of freight. Texts of a draft may be empty. */
export const Address = entity(
  'Address',
  z.object({
    /** Business or Residential. */
    type: z.string().nullable(),
    contactName: z.string().nullable(),
    companyName: z.string().nullable(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    addressLine3: z.string().nullable(),
    postCode: z.string(),
    suburb: z.string(),
    state: z.string().nullable(),
    stateCode: z.string().nullable(),
    country: z.string().nullable(),
    countryCode: z.string(),
  }),
);
export type Address = z.output<typeof Address>;

/** An address as input: values may be missing until they are required. */
export const AddressInput = z
  .object({
    type: line(32).nullish(),
    contactName: line(128).nullish(),
    companyName: line(128).nullish(),
    email: line(256).nullish(),
    telephone: line(32).nullish(),
    addressLine1: line(256).nullish(),
    addressLine2: line(256).nullish(),
    addressLine3: line(256).nullish(),
    postCode: line(16).nullish(),
    suburb: line(128).nullish(),
    state: line(64).nullish(),
    stateCode: line(16).nullish(),
    country: line(64).nullish(),
    countryCode: CountryCode.nullish(),
  })
  .check(checkPlace);
export type AddressInput = z.output<typeof AddressInput>;
