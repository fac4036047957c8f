import { z } from 'zod';

/** Names of shapes that people know: they become `components.schemas` of the OpenAPI document. */
export const entities = z.registry<{ id: string }>();

/** Gives a shape its public name, as the specification spells it. */
export function entity<S extends z.ZodType>(name: string, shape: S): S {
  entities.add(shape, { id: name });
  return shape;
}
