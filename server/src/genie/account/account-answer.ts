import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { AnswerPage } from '@kasama/contract/genie/chat.rules'
import type { Language, Text } from '@kasama/contract/language'
import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import type { Subscription } from '@kasama/contract/money/billing.api'
import { isManagedByAgency, plans } from '@kasama/contract/money/billing.rules'
import { monthNames } from '#learning/certificate/certificate.texts'
import { dollars } from '#learning/progress/mails/write/mail-words'
import { showRedeem } from '#learning/rewards/redeem/show-redeem'
import { showSubscription } from '#money/payment/show-subscription'
import type { Deps } from '#platform/deps'
import { filled } from '../built-in/built-in.texts'
import { chatLessons } from '../built-in/lessons'
import { currentIndex } from '../passages/index/library-index'
import type { Question } from '../passages/retrieve'
import {
  cancelTexts,
  dayText,
  helperTexts,
  noHelper,
  ownTexts,
  type PlanStanding,
  planNames,
  planTexts,
  voucherTexts,
} from './account.texts'
import { findLastWatch, findList } from './account-facts.queries'
import { type AccountMatter, findMatter } from './account-matters'

/** A fact of the asker's account, the page that shows it, and the lessons that it is about. */
export type AccountAnswer = { lines: string[]; page: AnswerPage; videoIds: number[] }

type Asker = Question & Pick<Deps, 'db' | 'now'>

/** Answers a question about the asker's own account; null for any other. Reads only her own data, and her helper's. */
export async function accountAnswer(deps: Deps, question: Question): Promise<AccountAnswer | null> {
  const { accountId, employerId, workerId } = question.viewer
  const isEmployer = accountId === employerId
  if (!isEmployer && accountId !== workerId) return null
  const matter = findMatter(question.text, isEmployer ? 'employer' : 'worker')
  if (!matter) return null
  const { language } = question
  if (matter === 'plan' || matter === 'cancel')
    return planAnswer(await showSubscription(deps, accountId), matter, language)
  if (workerId === null) return { lines: [noHelper[language]], page: 'settings', videoIds: [] }
  const format = (key: keyof typeof ownTexts, values: Record<string, string> = {}) =>
    filled((isEmployer ? helperTexts : ownTexts)[key][language], values)
  const asker = { ...question, db: deps.db, now: deps.now }
  if (matter === 'credits') return creditsAnswer(asker, workerId, { format, isEmployer })
  return matter === 'list'
    ? listAnswer(asker, workerId, { format, isEmployer })
    : lastLessonAnswer(asker, workerId, format)
}

type FormatText = (key: keyof typeof ownTexts, places?: Record<string, string>) => string
type AnswerOptions = { format: FormatText; isEmployer: boolean }

function planStanding({ status, mode, problem, next_charge }: Subscription): PlanStanding {
  if (problem === 'disputed') return 'disputed'
  if (status !== 'active' && status !== 'canceled') return 'none'
  if (isManagedByAgency({ mode })) return 'agency'
  if (status === 'canceled') return 'canceled'
  if (problem === 'past_due') return 'pastDue'
  return next_charge ? 'renews' : 'runs'
}

/** The text about canceling that replaces the plan's own, if she wants to cancel. */
const cancelTextKeys: Partial<Record<PlanStanding, keyof typeof cancelTexts>> = {
  renews: 'running',
  runs: 'running',
  pastDue: 'unpaid',
  disputed: 'unpaid',
  agency: 'agency',
  none: 'none',
}

function planAnswer(plan: Subscription, matter: AccountMatter, language: Language): AccountAnswer {
  const standing = planStanding(plan)
  const isCanceled = standing === 'disputed' && !plan.renews
  const cancelKey = matter === 'cancel' && !isCanceled ? cancelTextKeys[standing] : undefined
  const template: Text = cancelKey ? cancelTexts[cancelKey] : planTexts[standing]
  const kind = plans[plan.subscription_plan_id]?.kind
  const end = standing === 'pastDue' ? (plan.access_ends_at ?? plan.current_period_end) : plan.current_period_end
  const at = standing === 'renews' && !cancelKey ? plan.next_charge?.at : end
  const line = filled(template[language], {
    plan: kind && kind !== 'free' ? planNames[kind][language] : '',
    amount: dollars(plan.next_charge?.amount ?? 0),
    // Dates of a subscription are in UTC, as its own page shows them.
    date: at ? formatDay(at.slice(0, 10), language) : '',
  })
  return { lines: [line], page: 'plan', videoIds: [] }
}

async function creditsAnswer(
  deps: Asker,
  workerId: number,
  { format, isEmployer }: AnswerOptions,
): Promise<AccountAnswer> {
  const { balance, voucher_cents } = await showRedeem(deps, workerId)
  const missingCredits = creditsPerVoucher - balance
  const voucherKey = missingCredits > 1 ? 'moreCredits' : missingCredits === 1 ? 'moreCredit' : 'enough'
  const values = { count: String(missingCredits), amount: dollars(voucher_cents) }
  const balanceKey = balance === 0 ? 'noCredits' : balance === 1 ? 'credit' : 'credits'
  return {
    lines: [format(balanceKey, { count: String(balance) }), filled(voucherTexts[voucherKey][deps.language], values)],
    page: isEmployer ? 'progress' : 'redeem',
    videoIds: [],
  }
}

async function lastLessonAnswer(asker: Asker, workerId: number, format: FormatText): Promise<AccountAnswer> {
  const { db, viewer, language } = asker
  const watch = await findLastWatch(db, workerId)
  if (!watch) return { lines: [format('notWatched')], page: 'library', videoIds: [] }
  const videoId = watch.video_id
  const [lesson] = await chatLessons(db, { index: await currentIndex(db), viewer, language }, [{ videoId, seconds: 0 }])
  const values = { title: lesson?.title ?? '', date: formatDay(singaporeDay(watch.reported_at), language) }
  return { lines: [format(watch.completed_at ? 'completed' : 'begun', values)], page: 'progress', videoIds: [videoId] }
}

async function listAnswer(
  asker: Asker,
  workerId: number,
  { format, isEmployer }: AnswerOptions,
): Promise<AccountAnswer> {
  const { employerId } = asker.viewer
  const { left: remaining, next } =
    employerId === null ? { left: 0, next: [] } : await findList(asker.db, { employerId, workerId })
  const key = remaining === 0 ? 'noneLeft' : remaining === 1 ? 'lessonLeft' : 'lessonsLeft'
  return {
    lines: [format(key, { count: String(remaining) })],
    page: isEmployer ? 'mustWatch' : 'library',
    videoIds: next,
  }
}

/** Formats a day (YYYY-MM-DD) for a sentence: '14 March 2026'. */
function formatDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = monthNames[language].split(',')[(month ?? 1) - 1] ?? ''
  return filled(dayText[language], { year: String(year), month: name, day: String(date) })
}
