import { dayInWords, lastDayBefore } from '@kasama/contract/calendar.rules'
import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'
import type { EndingHousehold } from './ending.queries'

/** The mail names this many; the whole list is at the desk. */
export const maxNamedHouseholds = 20

type EndingMail = { origin: string; to: string; name: string; total: number; households: EndingHousehold[] }

const lastDay = (ends: Date) => dayInWords(lastDayBefore(ends), { day: 'numeric', month: 'long' })

/** The contracts that end this month, to an admin of the organisation. */
export function endingMail({ origin, to, name, total, households }: EndingMail): Mail {
  const title = total === 1 ? '1 contract ends this month' : `${total} contracts end this month`
  const lines = households.map(
    ({ name: employer, worker, ends_at }) => `${lastDay(ends_at)}: ${employer}${worker ? `, with ${worker}` : ''}`,
  )
  const unnamedCount = total - households.length
  return {
    to,
    subject: `${name}: ${title}`,
    ...layOutMail(origin, {
      title,
      preview: `${name}. The first ends on ${lastDay(households[0]?.ends_at ?? new Date())}.`,
      paragraphs: [
        'Hello,',
        `At ${name} these households have access until the day beside them. After it their videos lock.`,
        ...lines,
        ...(unnamedCount > 0 ? [`And ${unnamedCount} more.`] : []),
        'To renew them, write to us.',
      ],
      button: { label: 'See them', url: `${origin}/admin?view=ending` },
      reason: `Admins of ${name} get this mail once a month, and only when a contract ends.`,
    }),
  }
}
