import type { PdfTemplateDetail, PdfTemplateDraft } from '@intake/api/contract';
import { Loaded } from '@intake/ui/Loaded';
import { Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { useState } from 'react';
import type { Loadable } from '../../../data/loadable.ts';
import { TemplateEditor, type TemplateEditorProps } from './editor/TemplateEditor.tsx';
import type { Open } from './FormTemplates.model.ts';
import { SampleDrawer, type SampleDrawerProps } from './SampleDrawer.tsx';
import { TemplateList, type TemplateListProps } from './TemplateList.tsx';

export interface FormTemplatesScreenProps extends Omit<TemplateEditorProps, 'source' | 'onAnswer'> {
  model: {
    templates: TemplateListProps['templates'];
    open: Open;
    /** Of what is open. */
    source: Loadable<PdfTemplateDetail | PdfTemplateDraft>;
    /** Filed faxes to draw on. */
    faxes: SampleDrawerProps['faxes'];
  };
  hrefOf: TemplateListProps['hrefOf'];
  onOpen: (open: { open: Open }) => void;
  onAnswer: TemplateListProps['onAnswer'];
  onRetry: () => void;
  onRetrySource: () => void;
  onRetryFaxes: () => void;
}

/** The forms of senders, and the one that is drawn. Knows nothing of network, router or store. */
export function FormTemplatesScreen({ model, hrefOf, onOpen, onAnswer, onRetry, onRetrySource, onRetryFaxes, ...editing }: FormTemplatesScreenProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { open } = model;
  return (
    <Workspace>
      {open === null ? (
        <TemplateList
          templates={model.templates}
          hrefOf={hrefOf}
          onCreate={() => setChoosing(true)}
          onRetry={onRetry}
          onOpen={({ id }) => onOpen({ open: { what: 'template', id } })}
          onAnswer={onAnswer}
        />
      ) : (
        <Loaded of={model.source} isPane waiting={<Skeleton lines={14} />} onRetry={onRetrySource}>
          {(source) => (
            <TemplateEditor
              // A change by others is another thing to draw on; one's own keeps what is open.
              key={'id' in source ? `${source.id} ${source.version}` : source.sample.faxId}
              {...editing}
              source={source}
              onAnswer={({ accept }) => 'id' in source && onAnswer({ template: source, accept })}
            />
          )}
        </Loaded>
      )}
      {isChoosing && (
        <SampleDrawer
          faxes={model.faxes}
          onRetry={onRetryFaxes}
          onChoose={({ faxId }) => {
            setChoosing(false);
            onOpen({ open: { what: 'new', faxId, page: 1 } });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Workspace>
  );
}
