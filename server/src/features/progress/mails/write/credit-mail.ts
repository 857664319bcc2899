import { creditsPerVoucher, voucherDollars } from '@kasama/contract/progress.rules'
import type { MailFacts } from '../mail-kinds'
import { stampsBlock } from './mail-parts'
import { counted, hello, type MailPeople, monthName, plural } from './mail-words'
import type { Words } from './moment-mails'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** What a month earned, and how far it is to the next voucher. */
export function creditMail(facts: MailFacts['credit'], { origin, worker, employer }: MailPeople): Words {
  const { percent, videos, credits, towards } = facts
  const month = monthName(`${facts.month.slice(0, 7)}-01`)
  const left = creditsPerVoucher - towards
  const sentence =
    left <= 0
      ? `That makes ${creditsPerVoucher}: a $${voucherDollars} voucher.`
      : `${left} more ${plural(left, 'credit')} for a $${voucherDollars} voucher.`
  const which = ordinals[credits] ? `her ${ordinals[credits]}` : `her number ${credits}`
  const labels = Array.from({ length: creditsPerVoucher }, (_, index) =>
    index === creditsPerVoucher - 1 ? `$${voucherDollars}` : String(index + 1),
  )
  return {
    title: `${worker} earned a credit`,
    preview: `${percent}% correct in ${month}. ${sentence}`,
    paragraphs: [
      hello(employer),
      `In ${month} ${worker} answered ${percent}% correctly and completed ${counted(videos, 'video')}. That is one credit, ${which}.`,
    ],
    blocks: [stampsBlock(Math.min(towards, creditsPerVoucher), labels, sentence)],
    button: { label: 'See progress', url: `${origin}/worker-progress` },
  }
}
