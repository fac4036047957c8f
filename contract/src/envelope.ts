import { z } from 'zod';
import { entity } from './entity.ts';
import { SentenceShape } from './sentence-shape.ts';

/** The sentence of a message is beyond the specification, here and below. */
export const ValidationErrorShape = z.object({
  message: z.string(),
  sentence: SentenceShape.optional(),
  members: z.array(z.string()).nullable(),
});

export const ErrorShape = z.object({
  code: z.number(),
  message: z.string(),
  sentence: SentenceShape.optional(),
  details: z.string().nullable(),
  validationErrors: z.array(ValidationErrorShape).nullable(),
});
export type ErrorBody = z.infer<typeof ErrorShape>;

/**
 * Returns the envelope around a result on the wire (conventions of the framework family, decisions
 *
 */
export const envelopeOf = <R extends z.core.$ZodType>(result: R) =>
  z.object({
    result,
    targetUrl: z.string().nullish(),
    success: z.boolean(),
    error: ErrorShape.nullable(),
    unAuthorizedRequest: z.boolean().optional(),
    __abp: z.boolean().optional(),
  });

/** The envelope around any result; a refusal's result is null. */
export const ResponseEnvelope = entity('ResponseEnvelope', envelopeOf(z.unknown()));

/** What surrounds the JSON of a result in the envelope of a success. */
export const successAround = {
  before: '{"result":',
  after: ',"targetUrl":null,"success":true,"error":null,"unAuthorizedRequest":false,"__abp":true}',
} as const;

/** Returns a success, already serialised: the result is the only part that varies. */
export const successText = (resultText: string): string =>
  `${successAround.before}${resultText}${successAround.after}`;

/** Like `successText`, with the members of the result next to the envelope's (decisions X-08). */
export const nestedEnvelopeText = (resultText: string): string =>
  `${successText(resultText).slice(0, -1)},${resultText.slice(1)}`;

export type FailureEnvelope = {
  readonly result: null;
  readonly targetUrl: null;
  readonly success: false;
  readonly error: ErrorBody;
  readonly unAuthorizedRequest: boolean;
  readonly __abp: true;
};

/** Returns a failure; `unAuthorizedRequest` is true if sign-in or a permission is missing. */
export const failure = (error: ErrorBody, unAuthorizedRequest: boolean): FailureEnvelope => ({
  result: null,
  targetUrl: null,
  success: false,
  error,
  unAuthorizedRequest,
  __abp: true,
});
