import type { Clinic, PdfTemplateDetail, PdfTemplateDraft, PdfTemplateFields, PdfTemplateTrial } from '@intake/api/contract';
import { formProblems, type ZoneField } from '@intake/api/rules/forms';
import { useFormats } from '@intake/i18n';
import { EmptyState } from '@intake/ui/EmptyState';
import { PaneHeader } from '@intake/ui/Pane';
import { SplitView } from '@intake/ui/SplitView';
import { Tabs } from '@intake/ui/Tabs';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { FileX2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { useForm } from '../../../../data/forms/useForm.ts';
import { useLeaving } from '../../../../data/forms/useLeaving.tsx';
import { useUnsaved } from '../../../../data/forms/useUnsaved.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { answerMessages } from '../../../../shared/answers/answers.messages.ts';
import { formTemplateMessages as texts, problemOfForm, refusalOf, templateProblem, zoneNames } from '../FormTemplates.messages.ts';
import { fieldsOf, numbersIn, valuesOf, type EditorValues } from '../FormTemplates.model.ts';
import { Editor, Lone, PagePart, Side } from '../FormTemplates.styles.ts';
import { TrialPanel } from '../trial/TrialPanel.tsx';
import { VersionList } from '../trial/VersionList.tsx';
import { TemplateState } from '../TemplateState.tsx';
import { changedZone, without, withZone, type Box } from '../zones/zone.model.ts';
import { ZoneCanvas } from '../zones/ZoneCanvas.tsx';
import { zoneMessages } from '../zones/zones.messages.ts';
import { FieldsPanel } from './FieldsPanel.tsx';
import { TemplateActions, type TemplateActionsProps } from './TemplateActions.tsx';

export interface TemplateEditorProps extends Pick<TemplateActionsProps, 'onSwitch' | 'onAnswer' | 'onRemove'> {
  source: PdfTemplateDetail | PdfTemplateDraft;
  clinics: readonly Clinic[];
  trial: PdfTemplateTrial | null;
  isTrying: boolean;
  onSave: (change: { template: PdfTemplateDetail | null; fields: PdfTemplateFields }) => Outcome;
  onTry: () => void;
  onClose: () => void;
}

/** A page with its fields, and beside it whose form it is, what a trial says and what it was before. */
export function TemplateEditor({ source, clinics, trial, isTrying, onSave, onTry, onClose, ...actions }: TemplateEditorProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const template = 'shape' in source ? source : null;
  const { sample, aspect } = 'shape' in source ? source.shape : source;
  const [chosen, setChosen] = useState<ZoneField | null>(null);
  const [showsAnchors, setShowsAnchors] = useState(false);
  const [tab, setTab] = useState('fields');
  const [said, setSaid] = useState('');
  const form = useForm<EditorValues>({
    initial: valuesOf(source),
    check: ({ name, numbers, clinicId, zones, anchors }) => {
      const problem = formProblems({ aspect, anchors, zones })[0];
      return {
        name: name.trim() === '' && answerMessages.nameRequired,
        numbers: (numbersIn(numbers).includes(null) && texts.numbersWrong) || (numbersIn(numbers).length === 0 && clinicId === null && refusalOf({ code: 'sender-needed' })),
        zones: problem && problemOfForm(problem.code),
      };
    },
    save: async (values) => {
      const fields = sample && fieldsOf(values, { sample, aspect });
      return fields ? onSave({ template, fields }) : { code: 'not-found' };
    },
    problemText: templateProblem,
    refusalText: refusalOf,
  });
  useUnsaved(form.isDirty);
  const { leave, question } = useLeaving(form.isDirty);
  const zones = useFormValue(form, (values) => values.zones);
  const anchors = useFormValue(form, (values) => values.anchors);
  const isDirty = useFormValue(form, () => form.isDirty());

  const nameOf = (field: ZoneField) => formatMessage(zoneNames[field]);
  const place = ({ field, box }: { field: ZoneField; box: Box }) => {
    form.set({ zones: changedZone(zones, field, { box }) });
    const [x0, y0, x1, y1] = box;
    setSaid(formatMessage(zoneMessages.placed, { name: nameOf(field), left: formats.percent(x0), top: formats.percent(y0), width: formats.percent(x1 - x0), height: formats.percent(y1 - y0) }));
  };
  const add = (box: Box | null, wanted?: ZoneField) => {
    const added = withZone(zones, box, wanted);
    setSaid(added ? formatMessage(zoneMessages.added, { name: nameOf(added.field) }) : formatMessage(zoneMessages.all));
    if (!added) return;
    form.set({ zones: added.zones });
    setChosen(added.field);
    setTab('fields');
  };
  const remove = ({ field }: { field: ZoneField }) => {
    form.set({ zones: without(zones, field) });
    setChosen(null);
    setSaid(formatMessage(zoneMessages.removed, { name: nameOf(field) }));
  };

  const fields = (
    <FieldsPanel
      form={form}
      clinics={clinics}
      chosen={chosen}
      showsAnchors={showsAnchors}
      onChoose={({ field }) => setChosen(field)}
      onAdd={({ field }) => add(null, field)}
      onRemove={remove}
      onShowAnchors={({ isShown }) => setShowsAnchors(isShown)}
    />
  );
  return (
    <Editor>
      <PaneHeader
        title={template?.name ?? formatMessage(texts.newTitle)}
        status={template && <TemplateState template={template} />}
        actions={template && <TemplateActions template={template} isDirty={isDirty} {...actions} />}
        onBack={() => leave(onClose)}
      />
      <SplitView
        startLabel={formatMessage(texts.page)}
        endLabel={formatMessage(texts.side)}
        defaultRatio={0.64}
        minStart={320}
        minEnd={340}
        start={
          <PagePart>
            {source.samplePage ? (
              <ZoneCanvas
                page={source.samplePage}
                zones={zones}
                anchors={showsAnchors ? anchors : []}
                chosen={chosen}
                onChoose={({ field }) => setChosen(field)}
                onDraw={({ box }) => add(box)}
                onPlace={place}
                onRemove={remove}
              />
            ) : (
              <EmptyState icon={<FileX2 aria-hidden />} title={formatMessage(texts.sampleGone)}>
                {formatMessage(texts.sampleGoneText)}
              </EmptyState>
            )}
          </PagePart>
        }
        end={
          <Side>
            {template ? (
              <Tabs
                label={formatMessage(texts.parts)}
                value={tab}
                onChange={({ value }) => setTab(value)}
                items={[
                  { id: 'fields', label: formatMessage(texts.fieldsTab), content: fields },
                  { id: 'trial', label: formatMessage(texts.trialTab), content: <TrialPanel template={template} trial={trial} isTrying={isTrying} isDirty={isDirty} onTry={onTry} /> },
                  { id: 'versions', label: formatMessage(texts.versionsTab), content: <VersionList template={template} /> },
                ]}
              />
            ) : (
              <Lone>
                {fields}
              </Lone>
            )}
          </Side>
        }
      />
      <VisuallyHidden isLive>{said}</VisuallyHidden>
      {question}
    </Editor>
  );
}
