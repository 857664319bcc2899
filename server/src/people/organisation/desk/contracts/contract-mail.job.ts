import type { Deps } from '#platform/deps'
import { mailJob } from '#platform/mails/mail-job'
import { contractMail } from './contract.mail'
import { findContractOf } from './end-contracts.queries'

export const contractMailJob = 'contract-mail'

/** An employer whose contract now ends earlier, or (`isBack`) at its former end again. */
export type ContractMailJobData = { id: number; until: string; isBack: boolean }

/** Mails the employer, unless the contract has changed again: that change has a mail of its own. */
export const contractMailJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: contractMailJob,
    async find({ id, until: end, isBack }: ContractMailJobData) {
      const until = new Date(end)
      const contract = await findContractOf(deps.db, { id, until })
      return contract && { ...contract, until, at: deps.now(), isBack }
    },
    write: contractMail,
    recordSent: (_, { id }) => ({ userId: id, kind: 'contract_changed' }),
  })
