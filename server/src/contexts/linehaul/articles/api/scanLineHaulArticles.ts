import * as contract from '@waybill/contract/linehaul/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { loadArticles, unloadArticles } from '../scanning.ts';

export const scanLineHaulArticles = handle(
  contract.scanLineHaulArticles,
  async ({ input: { linehaulid, articlenumbers }, db, now }) => {
    const held = await heldLineHaul(db, linehaulid);
    permitLineHaul(held.status === 'Unloading' ? 'unload' : 'load', held);
    const codes = [...new Set(articlenumbers.map((code) => code.toUpperCase()))];
    const scan = held.status === 'Unloading' ? unloadArticles : loadArticles;
    const outcomes = await scan({ db, now }, held, codes);
    publish(db, 'lineHaul.changed', { id: held.id, customerId: null });
    const { articles, loaded, unloaded } = await heldLineHaul(db, linehaulid);
    return {
      results: articlenumbers.map((articlenumber) => ({
        articlenumber,
        earlier: null,
        ...(outcomes.get(articlenumber.toUpperCase()) ?? {
          outcome: 'Refused' as const,
          message: 'Unknown barcode',
        }),
      })),
      articles,
      loaded,
      unloaded,
    };
  },
);
