import type { Extraction, FaxDetail, Modality } from '@intake/api/contract';
import type { Draft } from '../model/draft.ts';
import type { FaxActions, IncomingFaxesModel } from '../model/screenModel.ts';
import type { FilingFormState } from './useFilingForm.ts';

export interface FilingFormProps {
  fax: FaxDetail;
  form: FilingFormState;
  modalities: readonly Modality[];
  searches: Pick<IncomingFaxesModel, 'patientSearch' | 'physicianSearch'>;
  visits: IncomingFaxesModel['visits'];
  activeField: string | null;
  isDisabled: boolean;
  mayCreate: boolean;
  actions: Pick<FaxActions, 'onSearchPatients' | 'onSearchPhysicians'>;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: (creation: { kind: 'patient' | 'physician' }) => void;
  /** Gives the single keys back to the screen after a choice. */
  onSettled: () => void;
}

/** What the fields show, as it stands at this moment, and how they change it. */
export interface FilingFieldProps extends Omit<FilingFormProps, 'form'> {
  draft: Draft;
  onEdit: FilingFormState['edit'];
}
