import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import type { Patient } from '@intake/api/contract';
import { useForm } from '../../../data/forms/useForm.ts';
import { useLeaving } from '../../../data/forms/useLeaving.tsx';
import { patientTexts } from '../../../shared/patient/patient.messages.ts';
import { blankPatient, formOf, patientFields } from '../../../shared/patient/patientForm.ts';
import { PatientFormFields } from '../../../shared/patient/PatientFormFields.tsx';
import { PatientWishFields } from '../../../shared/patient/PatientWishFields.tsx';
import { patientRefusals } from '../../../shared/patient/patientRefusals.ts';
import { dialogMessages as texts, generalProblem, problemTexts } from './Patients.messages.ts';
import type { PatientsActions, PatientsModel } from './Patients.model.ts';

export interface PatientDialogProps {
  /** The chart to correct; null makes a new one. */
  patient: Patient | null;
  locations: PatientsModel['locations'];
  onCreate: PatientsActions['onCreate'];
  onUpdate: PatientsActions['onUpdate'];
  onOpen: PatientsActions['onOpen'];
  onClose: () => void;
}

/** A new chart, or the corrections of one. Closes once the server has it, and never with what was typed unsaved. */
export function PatientDialog({ patient, locations, onCreate, onUpdate, onOpen, onClose }: PatientDialogProps) {
  const intl = useIntl();
  // The chart as it was opened: what a colleague changes meanwhile is a conflict, not overwritten.
  const [seen] = useState(patient);
  const created = useRef<Patient>(null);
  const form = useForm({
    initial: seen ? formOf(seen) : blankPatient,
    check: patientRefusals,
    save: async (values) => {
      const fields = patientFields(values);
      const confirmedNew = values.confirmedNumber === values.healthNumber;
      const stored = await (seen ? onUpdate({ patient: seen, fields }) : onCreate({ fields, confirmedNew }));
      if ('problem' in stored) return stored.problem;
      if (!seen) created.current = stored.patient;
      return null;
    },
    onSaved: () => {
      onClose();
      if (created.current) onOpen({ patientId: created.current.id });
    },
  });
  const { leave, question } = useLeaving(form.isDirty);
  const { problem } = form;
  const existing = problem?.existingId;

  return (
    <>
      <Dialog
        isOpen
        title={intl.formatMessage(patient ? texts.editTitle : texts.createTitle)}
        // A press beside it must not lose a form.
        role="alertdialog"
        onOpenChange={({ isOpen }) => !isOpen && leave(onClose)}
        form={{ ...form.props, hasSummary: false }}
        footer={
          <>
            <Button onPress={() => leave(onClose)}>{intl.formatMessage(texts.cancel)}</Button>
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {intl.formatMessage(patient ? texts.save : texts.create)}
            </Button>
          </>
        }
      >
        <PatientFormFields form={form} />
        <PatientWishFields form={form} locations={locations} />
        {problem && (
          <Banner
            tone="danger"
            actions={
              existing && (
                <>
                  <Button
                    size="sm"
                    onPress={() =>
                      leave(() => {
                        onClose();
                        onOpen({ patientId: existing });
                      })
                    }
                  >
                    {intl.formatMessage(texts.openExisting)}
                  </Button>
                  {!seen && (
                    <Button
                      size="sm"
                      type="submit"
                      isPending={form.isPending}
                      onPress={() => form.set({ confirmedNumber: form.values().healthNumber })}
                    >
                      {intl.formatMessage(patientTexts.existsConfirm)}
                    </Button>
                  )}
                </>
              )
            }
          >
            {intl.formatMessage(problemTexts[problem.code] ?? generalProblem)}
          </Banner>
        )}
      </Dialog>
      {question}
    </>
  );
}
