import { speakPlainly } from '@waybill/contract/shape-complaints';
import { z } from 'zod';
import { RequestShapeError, type ShapeIssue } from './errors.ts';

// The strict content security policy forbids compiling code from text.
z.config({ jitless: true });
speakPlainly();

/** The arguments of a call by name, as its shape reads them. */
export type Inputs = Readonly<Record<string, unknown>>;

/** @throws {RequestShapeError} if the arguments have another shape. */
export function checkInputs(shape: z.core.$ZodType, args: unknown): Inputs {
  const parsed = z.safeParse(shape, args);
  if (parsed.success) return parsed.data as Inputs;
  throw new RequestShapeError(issuesOf(parsed.error));
}

/** Returns the schema's issues, each with the path that a form would use. */
export const issuesOf = (error: z.core.$ZodError): readonly ShapeIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
