import { createContext, use } from 'react';

/** Goes on at once where nothing would be lost, and asks otherwise. */
export type Leave = (go: () => void) => void;

/** Of the LeaveGuard around; where there is none, nothing is asked. */
export const LeaveContext = createContext<Leave>((go) => go());

/** For what ends a page without leading to another, such as signing out. */
export const useLeave = (): Leave => use(LeaveContext);
