import { pdfApi } from '@intake/api/client';
import type { AppStore } from '../../../../app/entry/store.ts';
import { saveFile } from '../../../../data/saveFile.ts';
import type { PlannedPage } from '../model/pagePlan.ts';

/** Has the browser save pages of a version as a PDF; nothing of it stays in the store. @throws what the server answered */
export async function savePdf(dispatch: AppStore['dispatch'], of: { faxId: string; documentVersion: number }, pages: readonly PlannedPage[] | null): Promise<void> {
  const { convertToPdf, extractPages } = pdfApi.endpoints;
  const request = pages
    ? dispatch(extractPages.initiate({ body: { ...of, pages: [...pages] } }, { track: false }))
    : dispatch(convertToPdf.initiate({ body: of }, { track: false }));
  saveFile(await request.unwrap());
}
