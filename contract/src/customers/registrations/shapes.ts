import { z } from 'zod';
import { checkState, CountryCode } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { passwordLengthMax } from '../../identity/passwords/rules.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { businessTypes } from '../customers/choices.ts';

/** The message for an invalid e-mail address. */
export const emailFault = 'Please enter a valid e-mail address';

/** The registration of a customer (decisions C-06). */
export const RegisterSchema = entity(
  'RegisterSchema',
  z.object({
    companyName: line(256).nullish(),
    contactName: requiredLine(64, 'Please enter your name'),
    email: z.string({ error: emailFault }).trim().pipe(z.email(emailFault).max(256)),
    telephone: requiredLine(50, 'Please enter a telephone number'),
    businessType: z.enum(businessTypes).nullish(),
    abn: line(20).nullish(),
    address: z
      .object({
        addressLine1: requiredLine(256, 'Please enter the street'),
        addressLine2: line(256).nullish(),
        suburb: requiredLine(100, 'Please enter the suburb'),
        postCode: requiredLine(20, 'Please enter the postcode'),
        stateCode: line(10).nullish(),
        countryCode: CountryCode.nullish(),
      })
      .check(checkState),
    password: z.string({ error: 'Please choose a password' }).max(passwordLengthMax),
    acceptTerms: z.literal(true, { error: 'Please accept the terms' }),
  }),
);
export type Registration = z.output<typeof RegisterSchema>;
