import * as contract from '@waybill/contract/fleet/endpoints';
import { checklistNames } from '@waybill/contract/fleet/pre-start/choices';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { pdfLogoOf, pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { pictureForPdf } from '#platform/files/pictures.ts';
import { fileById } from '#platform/files/tickets.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { checkOf } from '../mappers.ts';
import { evidenceOf } from '../pdf/evidence-of.ts';
import type { fleetPdfs } from '../pdf/index.ts';
import { preStartPhotoPurpose } from '../photos.ts';
import { type CheckRow, preStartCheck } from '../sql.ts';

/** The maximum number of photos in a document. */
const photosMax = 8;

type EvidenceServices = ServicesWithPdfs<typeof fleetPdfs>;

export const getPreStartEvidence = ({ files, pdfs }: EvidenceServices) =>
  handle(contract.getPreStartEvidence, async ({ input, actor, db }) => {
    const row = await preStartCheck(db, input.id, onlyOf(actor));
    const check = found(row, fleetProblems.PreStartCheckNotFound);
    const { legalName: issuer, timezone } = await settingsOf(db);
    const words = await pdfTextsOf(db);
    const logo = await pdfLogoOf({ db, files });
    const photos = await photosOf({ db, files }, check);
    const [signature = null] = await picturesOf({ db, files }, [check.signature_file]);
    const printed = { issuer, logo, photos, signature, timezone, words };
    const data = evidenceOf(checkOf(check), printed);
    const bytes = await pdfs.renderPdf('pre-start-evidence', data, words);
    const fileName = `Pre-start ${check.driver_code} ${check.day}.pdf`;
    return { bytes, fileName, fileType: 'application/pdf', inline: true };
  });

type Place = { readonly db: TenantDb; readonly files: EvidenceServices['files'] };

function photosOf(place: Place, { checklists }: CheckRow): Promise<Uint8Array[]> {
  const ids = checklistNames.flatMap((name) => checklists[name]).flatMap(({ images }) => images);
  return picturesOf(place, ids.slice(0, photosMax));
}

async function picturesOf(place: Place, ids: readonly (string | null)[]): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const id of ids.filter((each) => each !== null)) {
    const file = await fileById(place, preStartPhotoPurpose, id);
    const picture = file === null ? null : await pictureForPdf(file.bytes);
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}
