import { z } from 'zod';

/** Public names of shapes: they become `components.schemas` of the OpenAPI document. */
export const entities = z.registry<{ id: string }>();

/** Gives a shape its public name, as spelled in the specification. */
export function entity<S extends z.ZodType>(name: string, shape: S): S {
  entities.add(shape, { id: name });
  return shape;
}
