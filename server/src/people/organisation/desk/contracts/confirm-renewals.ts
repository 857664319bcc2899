import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { confirmByMail } from '#platform/mails/confirmation.job'
import { listAdminsOf } from '../ending/ending.queries'

type Renewals = { org: { id: number; name: string }; contracts: number; until: Date; isBack: boolean; at: Date }

const inWords = (at: Date) => dayInWords(singaporeDay(at), { dateStyle: 'long' })

/** Tells the admins of an organisation that contracts were renewed together, or that this was undone: one mail each. */
export async function confirmRenewals(tx: Db, jobs: Jobs, { org, contracts, until, isBack, at }: Renewals) {
  if (contracts === 0) return
  const [many, are, they] = contracts === 1 ? ['1 contract', 'is', 'It'] : [`${contracts} contracts`, 'are', 'They']
  const last = inWords(new Date(until.getTime() - 1))
  const title = isBack ? `The renewal of ${many} was taken back` : `${many} ${are} renewed`
  for (const { id, email: to } of await listAdminsOf(tx, [org.id]))
    await confirmByMail(tx, jobs, {
      to,
      userId: id,
      kind: 'contracts_renewed',
      title,
      paragraphs: [
        'Hello,',
        isBack
          ? `On ${inWords(at)} the renewal of ${many} of ${org.name} until ${last} was taken back. ${they} end${contracts === 1 ? 's' : ''} as before.`
          : `On ${inWords(at)} ${many} of ${org.name} ${contracts === 1 ? 'was' : 'were'} renewed. ${they} last${contracts === 1 ? 's' : ''} until ${last}.`,
        'Which ones is listed at the desk, under Contracts.',
      ],
      button: { label: 'See the contracts', path: '/admin?view=ending' },
      reason: `Admins of ${org.name} get this mail whenever contracts are renewed together.`,
    })
}
