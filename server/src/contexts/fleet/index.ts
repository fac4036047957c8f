import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { clearAvailableForWork } from './availability/api/clearAvailableForWork.ts';
import { createDriver } from './drivers/api/createDriver.ts';
import { createVehicle } from './vehicles/api/createVehicle.ts';
import { deleteVehicle } from './vehicles/api/deleteVehicle.ts';
import { getAvailableForWork } from './availability/api/getAvailableForWork.ts';
import { getDriver } from './drivers/api/getDriver.ts';
import { getDrivers } from './drivers/api/getDrivers.ts';
import { getVehicle } from './vehicles/api/getVehicle.ts';
import { getVehicles } from './vehicles/api/getVehicles.ts';
import { inviteDriver } from './drivers/api/inviteDriver.ts';
import { selfRegistration } from './drivers/api/selfRegistration.ts';
import { setAvailableForWork } from './availability/api/setAvailableForWork.ts';
import { createTraccarWaypoint } from './waypoints/api/createTraccarWaypoint.ts';
import { createWaypoint } from './waypoints/api/createWaypoint.ts';
import { getActiveDrivers } from './waypoints/api/getActiveDrivers.ts';
import { getCurrentWaypoints } from './waypoints/api/getCurrentWaypoints.ts';
import { getPolyline } from './waypoints/api/getPolyline.ts';
import { getWaypoint } from './waypoints/api/getWaypoint.ts';
import { getWaypointsForDriver } from './waypoints/api/getWaypointsForDriver.ts';
import { submitPreStartCheck } from './pre-start/api/submitPreStartCheck.ts';
import { clearPreStartCheck } from './pre-start/api/clearPreStartCheck.ts';
import { getDriverPreStartAnswers } from './pre-start/api/getDriverPreStartAnswers.ts';
import { getDriverPreStartAnswer } from './pre-start/api/getDriverPreStartAnswer.ts';
import { getPreStartQuestions } from './pre-start/api/getPreStartQuestions.ts';
import { savePreStartQuestions } from './pre-start/api/savePreStartQuestions.ts';
import { getPreStartImage } from './pre-start/api/getPreStartImage.ts';
import { getPreStartChecksCsv } from './pre-start/api/getPreStartChecksCsv.ts';
import { getPreStartEvidence } from './pre-start/api/getPreStartEvidence.ts';
import { getDriverSelf } from './shifts/api/getDriverSelf.ts';
import { startShift } from './shifts/api/startShift.ts';
import { startBreak } from './shifts/api/startBreak.ts';
import { endBreak } from './shifts/api/endBreak.ts';
import { finishShift } from './shifts/api/finishShift.ts';
import { getShiftImage } from './shifts/api/getShiftImage.ts';
import { getShifts } from './shifts/api/getShifts.ts';
import { getDriverHours } from './fatigue/api/getDriverHours.ts';
import { getDriverDocuments } from './driver-documents/api/getDriverDocuments.ts';
import { saveDriverDocument } from './driver-documents/api/saveDriverDocument.ts';
import { deleteDriverDocument } from './driver-documents/api/deleteDriverDocument.ts';
import { uploadVehicleImage } from './vehicles/api/uploadVehicleImage.ts';
import { getVehicleImage } from './vehicles/api/getVehicleImage.ts';
import { deleteVehicleImage } from './vehicles/api/deleteVehicleImage.ts';
import { getDriverPerformance } from './performance/api/getDriverPerformance.ts';
import { updateDriver } from './drivers/api/updateDriver.ts';
import { updateVehicle } from './vehicles/api/updateVehicle.ts';

import type { fleetPdfs } from './pre-start/pdf/index.ts';
import { remindOfExpiries } from './driver-documents/daily.ts';
import { addAndDropWaypointDays } from './waypoints/daily.ts';
import { livePositions } from './waypoints/live-positions.ts';

export const fleet = (services: ServicesWithPdfs<typeof fleetPdfs>) =>
  context('fleet', {
    endpoints: [
      clearAvailableForWork,
      createDriver(services),
      createVehicle,
      deleteVehicle,
      getAvailableForWork,
      getDriver,
      getDrivers,
      getVehicle,
      getVehicles,
      inviteDriver,
      selfRegistration(services),
      setAvailableForWork,
      createTraccarWaypoint,
      createWaypoint,
      getActiveDrivers,
      getCurrentWaypoints,
      getPolyline,
      getWaypoint,
      getWaypointsForDriver,
      submitPreStartCheck(services),
      clearPreStartCheck,
      getDriverPreStartAnswers,
      getDriverPreStartAnswer,
      getPreStartQuestions,
      savePreStartQuestions,
      getPreStartImage(services),
      getPreStartChecksCsv(services),
      getPreStartEvidence(services),
      getDriverSelf,
      startShift,
      startBreak,
      endBreak,
      finishShift(services),
      getShiftImage(services),
      getShifts,
      getDriverHours,
      getDriverDocuments,
      saveDriverDocument,
      deleteDriverDocument,
      uploadVehicleImage(services),
      getVehicleImage(services),
      deleteVehicleImage,
      getDriverPerformance,
      updateDriver(services),
      updateVehicle,
    ],
    daily: {
      'fleet.waypoint-days': daily('00:20', addAndDropWaypointDays),
      'fleet.expiries': daily('06:00', remindOfExpiries),
    },
    feeds: { positions: livePositions },
  });
