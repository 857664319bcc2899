import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { noteSent } from '#platform/mails/sent-mails'
import { contractMail } from './contract.mail'
import { type ContractMailWork, contractMailJob } from './contract-mail'
import { findContractOf } from './end-contracts.queries'

/** Mails the employer, unless the contract has changed again: that change has a mail of its own. */
export const contractMailJobOf = ({ db, mail, now, config }: Deps): Job<ContractMailWork> => ({
  name: contractMailJob,
  isMail: true,
  async run({ id, until, isBack }, jobId) {
    const found = await findContractOf(db, { id, until: new Date(until) })
    if (!found?.to) return
    const at = now()
    await mail.send(
      contractMail({ ...found, to: found.to, origin: config.origin, until: new Date(until), at, isBack }),
      jobId,
    )
    await noteSent(db, { id: jobId, userId: id, kind: 'contract_changed', at })
  },
})
