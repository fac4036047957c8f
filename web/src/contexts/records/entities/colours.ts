import { isAnswer, valueOf } from '@waybill/contract/records/entities/rules';
import type { Entity } from '@waybill/contract/records/entities/shapes';
import { type PillFamily, pillFamilies } from '#ui/pill-families.ts';
import type { EntityFieldView, EntityTypeView } from './definition.ts';

const familyOf = (color: string | undefined): PillFamily | null =>
  pillFamilies.find((family) => family === color) ?? null;

/** Returns the colour that the type's rules give to a value; null without one. */
export const colourOf = (
  { options }: Pick<EntityTypeView, 'options'>,
  { key }: Pick<EntityFieldView, 'key'>,
  value: unknown,
): PillFamily | null =>
  familyOf(
    options.highlightrow.find(({ field, equals }) => field === key && isAnswer(value, equals))
      ?.color,
  );

/** Returns the colour of a record's row: that of the first matching rule (decisions E-02). */
export const rowColour = (
  { options }: Pick<EntityTypeView, 'options'>,
  { data }: Pick<Entity, 'data'>,
): PillFamily | null =>
  familyOf(
    options.highlightrow.find(({ field, equals }) => {
      const value = valueOf(data, field);
      return value !== undefined && isAnswer(value, equals);
    })?.color,
  );
