import { brand } from '@kasama/contract/brand'
import { dayInWords, lastDayBefore } from '@kasama/contract/calendar.rules'
import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'

type EmployerAddress = { origin: string; to: string; name: string; org: string | null; worker: string | null }
type ContractMail = EmployerAddress & { until: Date; at: Date; isBack: boolean }

/** Tells an employer that her agency has changed the end of her access. */
export function contractMail({ origin, to, name, org, worker, until, at, isBack }: ContractMail): Mail {
  const [day, isOver] = [dayInWords(lastDayBefore(until)), until <= at]
  const access = `Your access to ${brand.name}`
  const title = isOver ? `${access} has ended` : isBack ? `${access} is back` : `${access} now ends on ${day}`
  const herself = worker && ` The same holds for ${worker}.`
  const sentence = isOver
    ? `It ended on ${day}.`
    : isBack
      ? `It lasts until ${day} again, as it did before.`
      : `You have it until ${day}.`
  return {
    to,
    subject: title,
    ...layOutMail(origin, {
      title,
      preview: `${sentence}${herself ?? ''}`,
      paragraphs: [
        `Hello${name && ` ${name}`},`,
        `${org ?? 'Your agency'} pays for your access to ${brand.name} and has changed its last day. ${sentence}${herself ?? ''}`,
        ...(isBack
          ? []
          : ['What was learned stays: accounts, progress and certificates are there when access comes back.']),
      ],
      button: { label: `Open ${brand.name}`, url: `${origin}/` },
      after: [`Questions? Ask ${org ?? 'your agency'}, or write to ${brand.contactEmail}.`],
      reason: 'This mail is about your access, so it always comes.',
    }),
  }
}
