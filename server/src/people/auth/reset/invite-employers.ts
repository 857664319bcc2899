import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'

export type Invitation = { id: number }

export const inviteEmployerJob = 'invite-employer'

/** Invites employers whose accounts their organisation has opened, once the caller's transaction has committed. */
export async function inviteEmployers({ jobs }: { jobs: Jobs }, tx: Db, ids: number[]): Promise<void> {
  for (const id of ids) await jobs.enqueue<Invitation>(tx, inviteEmployerJob, { id })
}
