import type { SetupStep } from '@diyar/contract/auth';
import type { Role } from '@diyar/contract/rules/roles';

/** The user of a request. */
export interface Actor {
  id: number;
  username: string;
  fullName: string;
  role: Role;
  /** Of a user who is bound to buildings; of LACASA null until somebody chooses: then LaCasa. */
  buildingIds: number[] | null;
  /** Sees these buildings and nothing else. */
  isBound: boolean;
  /** That of their tokens now: what is made for them ends when it rises. */
  tokenVersion: number;
  /** Unset for what no request does, and for tokens of versions before there were sessions. */
  sessionId?: string;
  /** When they last showed who they are; unset without a session. */
  confirmedAt?: Date;
  /** What they have to do before anything else. */
  setupStep?: SetupStep;
}
