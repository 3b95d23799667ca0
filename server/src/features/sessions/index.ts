export {
  type Caller,
  callerOf,
  endSession,
  endSessionsOf,
  isOpen,
  listSessions,
  noteUse,
  openSession,
  type SessionLimits,
  sweepSessions,
} from './service.ts';
