/** The pages that scan: the station, and receiving a delivery, in one chunk. */
export { ReceivePage } from '../deliveries/ReceivePage.tsx';
export { ScanStation } from '../scans/ScanStation.tsx';
