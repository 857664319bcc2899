import { creditsPerVoucher, defaultVoucherCents } from '@kasama/contract/learning/progress/progress.rules'
import type { MailFacts } from '../mail-kinds'
import { stampsBlock } from './mail-parts'
import { counted, dollars, hello, type MailPeople, monthName, plural } from './mail-words'
import type { MailTexts } from './moment-mails'

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (n: number) =>
  ordinals[n] ?? `${n}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`

/** Amounts that are read with a vowel first: eight, eighty, eleven, eighteen. */
const startsWithVowel = /^\$(8|1[18](?!\d))/
/** Characters of an amount that fit into a leaf. */
const maxNameLetters = 3

/** Describes the unused credits; a full voucher waits for an address if there is none. */
function sentenceOf(unusedCredits: number, amount: string, isOnFile: boolean): string {
  const voucher = `${startsWithVowel.test(amount) ? 'an' : 'a'} ${amount} voucher`
  const missingCredits = creditsPerVoucher - unusedCredits
  if (missingCredits > 0) return `${missingCredits} more ${plural(missingCredits, 'credit')} for ${voucher}.`
  if (missingCredits === 0 && isOnFile) return `That makes ${creditsPerVoucher}: ${voucher}.`
  if (missingCredits === 0)
    return `That makes ${creditsPerVoucher}: ${voucher}, ordered once her mailing address is there.`
  return `She has ${unusedCredits} credits. For ${creditsPerVoucher} of them ${voucher} is ordered once her mailing address is there.`
}

/** Describes a month's credits and the distance to the next voucher. */
export function creditMail(facts: MailFacts['credit'], { origin, worker, employer }: MailPeople): MailTexts {
  const { percent, videos, credits, towards } = facts
  const amount = dollars(facts.voucher_cents ?? defaultVoucherCents)
  const month = monthName(`${facts.month.slice(0, 7)}-01`)
  const sentence = sentenceOf(towards, amount, facts.on_file ?? true)
  const numbers = Array.from({ length: creditsPerVoucher }, (_, index) => String(index + 1))
  const labels = amount.length > maxNameLetters ? numbers : [...numbers.slice(0, -1), amount]
  return {
    title: `${worker} earned a credit`,
    preview: `${percent}% correct in ${month}. ${sentence}`,
    paragraphs: [
      hello(employer),
      `In ${month} ${worker} answered ${percent}% correctly and completed ${counted(videos, 'video')}. That is one credit, her ${ordinal(credits)}.`,
    ],
    blocks: [stampsBlock(Math.min(towards, creditsPerVoucher), labels, sentence)],
    button: { label: 'See progress', url: `${origin}/worker-progress` },
  }
}
