import { context } from '#platform/context.ts';
import { search as searchCall } from './api/search.ts';
import { eventHandlers } from './indexing.ts';

export const search = context('search', { endpoints: [searchCall], on: eventHandlers });
