import type { RequestDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { MultiSelect } from '@intake/ui/MultiSelect';
import { PaneSection } from '@intake/ui/Pane';
import { TextArea } from '@intake/ui/TextArea';
import { Timeline } from '@intake/ui/Timeline';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { paneMessages as texts } from '../Requests.messages.ts';
import type { RequestsModel } from '../Requests.model.ts';
import { NoteText } from '../Requests.styles.ts';

export interface RequestNotesProps {
  request: RequestDetail;
  model: Pick<RequestsModel, 'colleagues' | 'may'>;
  onNote: (note: { text: string; mentions: string[] }) => Outcome;
}

/** What colleagues tell each other about it. */
export function RequestNotes({ request, model, onNote }: RequestNotesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  // A note that is saved leaves an empty field behind.
  const [round, setRound] = useState(0);
  return (
    <PaneSection title={formatMessage(texts.notes)}>
      {request.notes.length > 0 && (
        <Timeline
          items={request.notes.map((note) => ({
            id: note.id,
            title: <NoteText>{note.text}</NoteText>,
            detail: formats.list([note.author, ...note.mentions.map(({ displayName }) => `@${displayName}`)], 'plain'),
            time: note.createdAt,
            timeLabel: formats.moment(note.createdAt),
          }))}
        />
      )}
      {model.may.write && <NoteForm key={round} colleagues={model.colleagues} onNote={onNote} onSaved={() => setRound(round + 1)} />}
    </PaneSection>
  );
}

function NoteForm({ colleagues, onNote, onSaved }: Pick<RequestNotesProps, 'onNote'> & { colleagues: RequestsModel['colleagues']; onSaved: () => void }) {
  const { formatMessage } = useIntl();
  const form = useForm<{ text: string; mentions: string[] }>({
    initial: { text: '', mentions: [] },
    save: async ({ text, mentions }) => (text.trim() ? onNote({ text: text.trim(), mentions }) : null),
    onSaved,
    problemText,
  });
  return (
    <Form {...form.props} label={formatMessage(texts.addNote)} hasSummary={false}>
      <TextArea {...form.field('text')} label={formatMessage(texts.addNote)} rows={2} maxLength={4000} />
      <MultiSelect {...form.field('mentions')} label={formatMessage(texts.mention)} items={colleagues} />
      <div>
        <Button type="submit" size="sm" isPending={form.isPending}>
          {formatMessage(texts.postNote)}
        </Button>
      </div>
    </Form>
  );
}
