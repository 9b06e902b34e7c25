import type { Extraction, FaxDetail, Modality } from '@intake/api/contract';
import type { Draft } from '../model/draft.ts';
import type { FaxActions, IncomingFaxesModel } from '../model/screenModel.ts';

export interface FilingFormProps {
  fax: FaxDetail;
  draft: Draft;
  modalities: readonly Modality[];
  searches: Pick<IncomingFaxesModel, 'patientSearch' | 'physicianSearch'>;
  activeField: string | null;
  /** Fields that are still needed, once saving was tried. */
  missing: readonly string[];
  isDisabled: boolean;
  mayCreate: boolean;
  actions: Pick<FaxActions, 'onSearchPatients' | 'onSearchPhysicians'>;
  onEdit: <Field extends keyof Draft>(change: { field: Field; value: Draft[Field] }) => void;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: (creation: { kind: 'patient' | 'physician' }) => void;
  /** Gives the single keys back to the screen after a choice. */
  onSettled: () => void;
}
