import { route } from '#shell/route.ts';

/** Public tracking is a separate small page beside the app: `track.html`. */
export const trackingRoutes = {
  track: route('/track'),
  tracking: route('/track/$connote', ['postcode']),
  sharedTracking: route('/track/$token'),
};
