import { BookUser, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { IconButton } from '@intake/ui/IconButton';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { PaneSection } from '@intake/ui/Pane';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Skeleton } from '@intake/ui/Skeleton';
import type { Contact } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import type { Loadable } from '../../../../data/loadable.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { answerText } from '../../../../shared/answers/answers.messages.ts';
import { ContactDrawer, type ContactDrawerProps } from './ContactDrawer.tsx';
import { contactFieldTexts, contactRoleNames, contactTexts as texts } from './contacts.messages.ts';

export interface ContactsPartProps extends Pick<ContactDrawerProps, 'known' | 'onSearchKnown' | 'onStore'> {
  contacts: Loadable<readonly Contact[]>;
  mayWrite: boolean;
  onRemove: (removal: { contact: Contact }) => Outcome;
  onRetry: () => void;
}

/** Who else has to do with the patient, and whether the clinic may talk with them. */
export function ContactsPart({ contacts, known, mayWrite, onSearchKnown, onStore, onRemove, onRetry }: ContactsPartProps) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Contact | null>(null);
  const title = formatMessage(texts.title);
  const add = mayWrite && (
    <Button size="sm" onPress={() => setEdited('new')}>
      {formatMessage(texts.add)}
    </Button>
  );
  const itemOf = useContactItem();
  return (
    <PaneSection title={title} actions={contacts.state === 'ready' && contacts.value.length > 0 && add}>
      <Loaded of={contacts} waiting={<Skeleton lines={4} />} waitingLabel={formatMessage(texts.loading)} failed={{ title: formatMessage(texts.failed) }} onRetry={onRetry}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<BookUser aria-hidden />} title={formatMessage(texts.emptyTitle)} actions={add}>
              {formatMessage(texts.emptyText)}
            </EmptyState>
          ) : (
            <List
              isFramed
              isWrapped
              label={title}
              items={rows.map((contact) => itemOf(contact, mayWrite ? { onEdit: () => setEdited(contact), onRemove: () => setLeaving(contact) } : null))}
            />
          )
        }
      </Loaded>
      {edited && (
        <ContactDrawer contact={edited === 'new' ? null : edited} known={known} onSearchKnown={onSearchKnown} onStore={onStore} onClose={() => setEdited(null)} />
      )}
      {leaving && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { name: leaving.name })}
          onConfirm={async () => {
            const problem = await onRemove({ contact: leaving });
            return problem && formatMessage(answerText(problem));
          }}
          onClose={() => setLeaving(null)}
        >
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </PaneSection>
  );
}

interface ContactActions {
  onEdit: () => void;
  onRemove: () => void;
}

/** A contact as a row: who, how they are reached, and what one may tell them. */
function useContactItem() {
  const { formatMessage } = useIntl();
  return (contact: Contact, actions: ContactActions | null) => {
    const { id, name, role, relationship, phone, faxNumber, email, note, mayDiscuss, consentNote } = contact;
    const reached = [
      phone && phoneText(phone),
      faxNumber && `${formatMessage(contactFieldTexts.fax)} ${phoneText(faxNumber)}`,
      email,
    ].filter((way) => way !== null);
    return {
      id,
      title: name,
      detail: (
        <>
          <div>
            {formatMessage(contactRoleNames[role])}
            {relationship && <> · {relationship}</>}
          </div>
          {reached.length > 0 && (
            <div>
              {reached.map((way, at) => (
                <span key={way}>
                  {at > 0 && ' · '}
                  <bdi>{way}</bdi>
                </span>
              ))}
            </div>
          )}
          {[consentNote, note].map((line) => line && <div key={line}>{line}</div>)}
        </>
      ),
      end: (
        <>
          <Badge tone={mayDiscuss ? 'success' : 'neutral'}>{formatMessage(mayDiscuss ? texts.mayDiscuss : texts.mayNot)}</Badge>
          {actions && (
            <>
              <IconButton size="sm" label={formatMessage(texts.editNamed, { name })} icon={<Pencil aria-hidden />} onPress={actions.onEdit} />
              <IconButton size="sm" label={formatMessage(texts.removeNamed, { name })} icon={<Trash2 aria-hidden />} onPress={actions.onRemove} />
            </>
          )}
        </>
      ),
    };
  };
}
