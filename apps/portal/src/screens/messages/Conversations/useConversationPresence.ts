import { useClaimConversationMutation, useLookAtConversationMutation, useReadConversationMutation, useReleaseConversationMutation } from '@intake/api/client';
import type { ConversationDetail } from '@intake/api/contract';
import { useEffect, useEffectEvent } from 'react';
import { useHold } from '../../../shared/useHold.ts';
import { holderOf } from './Conversations.model.ts';

interface Me {
  userId: string;
  maySend: boolean;
  /** Something is written that was not sent. */
  isWriting: boolean;
  /** Unread again by one's own wish, until it is left. */
  isKeptUnread: boolean;
  now: number;
}

/** Tells colleagues that a conversation is looked at, takes it while one writes, and reads what has come. */
export function useConversationPresence(openId: string | null, conversation: ConversationDetail | null, { userId, maySend, isWriting, isKeptUnread, now }: Me) {
  const [claim] = useClaimConversationMutation();
  const [release] = useReleaseConversationMutation();
  const [look] = useLookAtConversationMutation();
  const [read] = useReadConversationMutation();
  useHold(openId, conversation !== null, {
    take: async (id) => !(await look({ body: { id, isLooking: true } })).error,
    giveBack: (id) => void look({ body: { id, isLooking: false } }),
  });
  const isClaimable = conversation !== null && maySend && !holderOf(conversation, userId, now);
  useHold(isWriting ? openId : null, isClaimable, {
    take: async (id) => !(await claim({ body: { id } })).error,
    giveBack: (id) => void release({ body: { id } }),
  });

  const newest = conversation?.newestIncomingId ?? null;
  const isUnread = conversation !== null && conversation.unreadCount > 0;
  const readNow = useEffectEvent((id: string, lastReadId: string) => void read({ body: { id, lastReadId } }));
  useEffect(() => {
    if (!openId || !newest || !isUnread || !maySend || isKeptUnread) return undefined;
    // What comes while nobody looks is read when somebody does.
    const whenSeen = () => document.visibilityState === 'visible' && readNow(openId, newest);
    whenSeen();
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [openId, newest, isUnread, maySend, isKeptUnread]);
}
