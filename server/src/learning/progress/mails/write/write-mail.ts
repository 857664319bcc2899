import { brand } from '@kasama/contract/brand'
import { layOutMail } from '#platform/mails/mail-layout'
import { unsubscribeAddress, unsubscribeHeaders } from '#platform/mails/unsubscribe-address'
import type { Mail } from '#platform/ports/mail/mail'
import type { ProgressMail } from '../mail-kinds'
import { creditMail } from './credit-mail'
import { idleMail } from './idle-mail'
import type { MailPeople } from './mail-words'
import { firstVideoMail, listDoneMail, type Words } from './moment-mails'
import { weekMail } from './week-mail'

function wordsOf(told: ProgressMail, people: MailPeople): Words {
  switch (told.kind) {
    case 'first_video':
      return firstVideoMail(told.facts, people)
    case 'list_done':
      return listDoneMail(told.facts, people)
    case 'credit':
      return creditMail(told.facts, people)
    case 'weekly':
      return weekMail(told.facts, people)
    case 'idle':
      return idleMail(told.facts, people)
  }
}

type Due = ProgressMail & { employer_id: number; employer_name: string; worker: string }

/** Writes the mail of a kind, with the links to unsubscribe. */
export function writeMail(
  due: Due,
  { origin, secretKey, to }: { origin: string; secretKey: string; to: string },
): Mail {
  const { subject, ...words } = wordsOf(due, { origin, worker: due.worker, employer: due.employer_name })
  const unsubscribe = unsubscribeAddress(origin, secretKey, due.employer_id)
  return {
    to,
    subject: subject ?? words.title,
    ...layOutMail(origin, {
      ...words,
      reason: `You get this mail because you follow ${due.worker}’s progress on ${brand.name}.`,
      links: [
        { label: 'Unsubscribe', url: unsubscribe },
        { label: 'Your settings', url: `${origin}/e-settings` },
      ],
    }),
    headers: unsubscribeHeaders(unsubscribe),
  }
}
