import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { Form } from '@intake/ui/Form';
import type { Patient } from '@intake/api/contract';
import type { Problem } from '../../../data/problem.ts';
import { patientTexts } from '../../../shared/patient/patient.messages.ts';
import { blankPatient, formOf, patientErrors, patientFields } from '../../../shared/patient/patientForm.ts';
import { PatientFormFields } from '../../../shared/patient/PatientFormFields.tsx';
import { dialogMessages as texts, generalProblem, problemTexts } from './Patients.messages.ts';
import type { PatientsActions } from './Patients.model.ts';

export interface PatientDialogProps {
  /** The chart to correct; null makes a new one. */
  patient: Patient | null;
  onCreate: PatientsActions['onCreate'];
  onUpdate: PatientsActions['onUpdate'];
  onOpen: PatientsActions['onOpen'];
  onClose: () => void;
}

/** A new chart, or the corrections of one. Closes once the server has it, and never with what was typed unsaved. */
export function PatientDialog({ patient, onCreate, onUpdate, onOpen, onClose }: PatientDialogProps) {
  const intl = useIntl();
  // The chart as it was opened: what a colleague changes meanwhile is a conflict, not overwritten.
  const [seen] = useState(patient);
  const [form, setForm] = useState(() => (patient ? formOf(patient) : blankPatient));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);

  const store = async (confirmedNew: boolean) => {
    setTried(true);
    if (isPending || Object.keys(patientErrors(form)).length > 0) return;
    setPending(true);
    const fields = patientFields(form);
    const stored = await (seen ? onUpdate({ patient: seen, fields }) : onCreate({ fields, confirmedNew }));
    setPending(false);
    if ('problem' in stored) {
      setProblem(stored.problem);
      return;
    }
    onClose();
    if (!seen) onOpen({ patientId: stored.patient.id });
  };
  const existing = problem?.existingId;

  return (
    <Dialog
      isOpen
      title={intl.formatMessage(patient ? texts.editTitle : texts.createTitle)}
      // A press beside it must not lose a form.
      role="alertdialog"
      onOpenChange={(change) => !change.isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage(texts.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void store(false)}>
            {intl.formatMessage(patient ? texts.save : texts.create)}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void store(false)}>
        <PatientFormFields form={form} errors={isTried ? patientErrors(form) : {}} onChange={(change) => setForm(change.form)} />
        {problem && (
          <Banner
            tone="danger"
            actions={
              existing && (
                <>
                  <Button
                    size="sm"
                    onPress={() => {
                      onClose();
                      onOpen({ patientId: existing });
                    }}
                  >
                    {intl.formatMessage(texts.openExisting)}
                  </Button>
                  <Button size="sm" isPending={isPending} onPress={() => void store(true)}>
                    {intl.formatMessage(patientTexts.existsConfirm)}
                  </Button>
                </>
              )
            }
          >
            {intl.formatMessage(problemTexts[problem.code] ?? generalProblem)}
          </Banner>
        )}
        {/* Enter in a field stores it. */}
        <button type="submit" hidden>
          {intl.formatMessage(patient ? texts.save : texts.create)}
        </button>
      </Form>
    </Dialog>
  );
}
