/** What each page loads once it has been shown, as one file. */
export { PushNotifications } from '#contexts/messaging/push/PushNotifications.tsx';
export { OwnLinks } from './frame/OwnLinks.tsx';
export { OwnTypes } from './frame/OwnTypes.tsx';
export { LiveLink } from './live/LiveLink.tsx';
