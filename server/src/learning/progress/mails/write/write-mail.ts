import { brand } from '@kasama/contract/brand'
import { layOutMail } from '#platform/mails/mail-layout'
import { makeUnsubscribeUrl, unsubscribeHeaders } from '#platform/mails/unsubscribe-address'
import type { SecretKey } from '#platform/passwords/secrets'
import type { Mail } from '#platform/ports/mail/mail'
import type { ProgressMail } from '../mail-kinds'
import { creditMail } from './credit-mail'
import { idleMail } from './idle-mail'
import type { MailPeople } from './mail-words'
import { firstVideoMail, listDoneMail, type MailTexts } from './moment-mails'
import { weekMail } from './week-mail'

function wordsOf(mail: ProgressMail, people: MailPeople): MailTexts {
  switch (mail.kind) {
    case 'first_video':
      return firstVideoMail(mail.facts, people)
    case 'list_done':
      return listDoneMail(mail.facts, people)
    case 'credit':
      return creditMail(mail.facts, people)
    case 'weekly':
      return weekMail(mail.facts, people)
    case 'idle':
      return idleMail(mail.facts, people)
  }
}

type MailFacts = ProgressMail & { employer_id: number; employer_name: string; worker: string }

/** Writes the mail of a kind, with the links to unsubscribe. */
export function writeMail(
  dueMail: MailFacts,
  { origin, secretKey, to }: { origin: string; secretKey: SecretKey; to: string },
): Mail {
  const { subject, ...words } = wordsOf(dueMail, { origin, worker: dueMail.worker, employer: dueMail.employer_name })
  const unsubscribe = makeUnsubscribeUrl(origin, secretKey, dueMail.employer_id)
  return {
    to,
    subject: subject ?? words.title,
    ...layOutMail(origin, {
      ...words,
      reason: `You get this mail because you follow ${dueMail.worker}’s progress on ${brand.name}.`,
      links: [
        { label: 'Unsubscribe', url: unsubscribe },
        { label: 'Your settings', url: `${origin}/e-settings` },
      ],
    }),
    headers: unsubscribeHeaders(unsubscribe),
  }
}
