import { z } from 'zod';
import { entity } from '../../entity.ts';
import { lineHaulStatuses } from '../../jobs/jobs/choices.ts';
import { AmountToSave, Guid, Id, line, Measure, Moment, Money } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const text = z.string().nullable();
const moment = Moment.nullable();
const number = z.number().nullable();

/** The basis for sharing the cost of a line haul. */
export const costBases = ['Weight', 'Volume', 'Pallet'] as const;
export type CostBasis = (typeof costBases)[number];

/** The maximum number of articles on a line haul. */
export const articlesMax = 2000;

export const LineHaulNote = z.object({
  id: Guid,
  comment: z.string(),
  username: z.string(),
  creationtime: Moment,
  creatorid: Id.nullable(),
});

export const LineHaulItem = z.object({
  packagetype: z.string(),
  description: text,
  quantity: z.number().int(),
  length: Measure.nullable(),
  width: Measure.nullable(),
  height: Measure.nullable(),
  /** Per piece. */
  weight: Measure.nullable(),
  articlenumbers: z.array(z.string()),
});

/** A trip between two head ports with the freight of several jobs. */
export const LineHaul = entity(
  'LineHaul',
  z.object({
    linehaulid: guidOf('lineHaul'),
    linehaulcode: z.string(),
    linehaulnote: text,
    /** The codes of the head ports. */
    startheadport: z.string(),
    destinationheadport: z.string(),
    startheadportid: Guid,
    destinationheadportid: Guid,
    connoteno: text,
    manifestno: text,
    pickuprequestno: text,
    childjobs: z.array(
      z.object({
        childjobid: Guid,
        articlenumbers: z.array(z.object({ articlenumber: z.string(), note: text })),
      }),
    ),
    status: z.enum(lineHaulStatuses),
    numberofjobs: z.number().int(),
    numberofarticles: z.number().int(),
    arrivaldate: moment,
    departuredate: moment,
    creationtime: Moment,
    lastmodificationtime: Moment,
    creatorid: Id.nullable(),
    lastmodifierid: Id.nullable(),
    items: z.array(LineHaulItem),
    /** Ids of its documents that are pictures, the newest first. */
    images: z.array(Guid),
    /** Newest first. */
    notes: z.array(LineHaulNote),
    planneddeparture: moment,
    plannedarrival: moment,
    /** The arrival expected since it was delayed. */
    expectedarrival: moment,
    delayreason: text,
    /** Why it departed with incomplete documents of dangerous goods; null if they were complete. */
    documentsreason: text,
    carriername: text,
    carrierreference: text,
    cost: Money.nullable(),
    costbasis: z.enum(costBases),
    /** In kilograms; null if not limited. */
    capacityweight: number,
    /** In cubic metres. */
    capacityvolume: number,
    capacitypallets: number,
    /** The allocated totals: kilograms, cubic metres, pallets. */
    weight: z.number(),
    volume: z.number(),
    pallets: z.number().int(),
    loadedarticles: z.number().int(),
    unloadedarticles: z.number().int(),
    ...revision,
  }),
);
export type LineHaul = z.output<typeof LineHaul>;

const capacity = z.number().positive('Capacity must be above 0').max(1_000_000);

/** A line haul as sent: absent fields are left unchanged, null clears. */
export const LineHaulToSave = z.object({
  linehaulid: guidOf('lineHaul').nullish(),
  linehaulnote: line(2000).nullish(),
  /** A head port by its code, or by its id. */
  startheadport: line(50).nullish(),
  startheadportid: guidOf('headPort').nullish(),
  destinationheadport: line(50).nullish(),
  destinationheadportid: guidOf('headPort').nullish(),
  connoteno: line(50).nullish(),
  manifestno: line(50).nullish(),
  pickuprequestno: line(50).nullish(),
  status: z.enum(lineHaulStatuses).nullish(),
  departuredate: Moment.nullish(),
  arrivaldate: Moment.nullish(),
  planneddeparture: Moment.nullish(),
  plannedarrival: Moment.nullish(),
  expectedarrival: Moment.nullish(),
  delayreason: line(500).nullish(),
  carriername: line(256).nullish(),
  carrierreference: line(100).nullish(),
  cost: AmountToSave.nullish(),
  costbasis: z.enum(costBases).nullish(),
  capacityweight: capacity.nullish(),
  capacityvolume: capacity.nullish(),
  capacitypallets: z.number().int().positive('Capacity must be above 0').max(1000).nullish(),
});
export type LineHaulInput = z.output<typeof LineHaulToSave>;
