import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { AnswerPage } from '@kasama/contract/genie/chat.rules'
import type { Language, Text } from '@kasama/contract/language'
import { creditsPerVoucher } from '@kasama/contract/learning/progress.rules'
import type { Subscription } from '@kasama/contract/money/billing.api'
import { isManagedByAgency, plans } from '@kasama/contract/money/billing.rules'
import { monthNames } from '#learning/certificate/certificate.texts'
import { dollars } from '#learning/progress/mails/write/mail-words'
import { showRedeem } from '#learning/rewards/redeem/show-redeem'
import { showSubscription } from '#money/standing/show-subscription'
import type { Deps } from '#platform/deps'
import { filled } from '../built-in/built-in.texts'
import { chatLessons } from '../built-in/lessons'
import { libraryNow } from '../passages/kept/kept'
import type { Question } from '../passages/retrieve'
import {
  cancelTexts,
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
  if (matter === 'plan' || matter === 'cancel') return ofPlan(await showSubscription(deps, accountId), matter, language)
  if (workerId === null) return { lines: [noHelper[language]], page: 'settings', videoIds: [] }
  const say = (key: keyof typeof ownTexts, places: Record<string, string> = {}) =>
    filled((isEmployer ? helperTexts : ownTexts)[key][language], places)
  const asker = { ...question, db: deps.db, now: deps.now }
  if (matter === 'credits') return ofCredits(asker, workerId, { say, isEmployer })
  return matter === 'list' ? ofList(asker, workerId, { say, isEmployer }) : ofLastLesson(asker, workerId, say)
}

type Say = (key: keyof typeof ownTexts, places?: Record<string, string>) => string
type Teller = { say: Say; isEmployer: boolean }

function standingOf({ status, mode, problem, next_charge }: Subscription): PlanStanding {
  if (problem === 'disputed') return 'disputed'
  if (status !== 'active' && status !== 'canceled') return 'none'
  if (isManagedByAgency({ mode })) return 'agency'
  if (status === 'canceled') return 'canceled'
  if (problem === 'past_due') return 'pastDue'
  return next_charge ? 'renews' : 'runs'
}

/** The text about canceling that replaces the plan's own, if she wants to cancel. */
const waysToCancel: Partial<Record<PlanStanding, keyof typeof cancelTexts>> = {
  renews: 'running',
  runs: 'running',
  pastDue: 'unpaid',
  disputed: 'unpaid',
  agency: 'agency',
  none: 'none',
}

function ofPlan(plan: Subscription, matter: AccountMatter, language: Language): AccountAnswer {
  const standing = standingOf(plan)
  const isCanceled = standing === 'disputed' && !plan.renews
  const way = matter === 'cancel' && !isCanceled ? waysToCancel[standing] : undefined
  const text: Text = way ? cancelTexts[way] : planTexts[standing]
  const kind = plans[plan.subscription_plan_id]?.kind
  const end = standing === 'pastDue' ? (plan.access_ends_at ?? plan.current_period_end) : plan.current_period_end
  const at = standing === 'renews' && !way ? plan.next_charge?.at : end
  const line = filled(text[language], {
    plan: kind && kind !== 'free' ? planNames[kind][language] : '',
    amount: dollars(plan.next_charge?.amount ?? 0),
    // Dates of a subscription are in UTC, as its own page shows them.
    date: at ? dayIn(at.slice(0, 10), language) : '',
  })
  return { lines: [line], page: 'plan', videoIds: [] }
}

async function ofCredits(deps: Asker, workerId: number, { say, isEmployer }: Teller): Promise<AccountAnswer> {
  const { balance, voucher_cents } = await showRedeem(deps, workerId)
  const more = creditsPerVoucher - balance
  const far = more > 1 ? 'moreCredits' : more === 1 ? 'moreCredit' : 'enough'
  const places = { count: String(more), amount: dollars(voucher_cents) }
  const has = balance === 0 ? 'noCredits' : balance === 1 ? 'credit' : 'credits'
  return {
    lines: [say(has, { count: String(balance) }), filled(voucherTexts[far][deps.language], places)],
    page: isEmployer ? 'progress' : 'redeem',
    videoIds: [],
  }
}

async function ofLastLesson(asker: Asker, workerId: number, say: Say): Promise<AccountAnswer> {
  const { db, viewer, language } = asker
  const watch = await findLastWatch(db, workerId)
  if (!watch) return { lines: [say('notWatched')], page: 'library', videoIds: [] }
  const videoId = watch.video_id
  const [lesson] = await chatLessons(db, { kept: await libraryNow(db), viewer, language }, [{ videoId, seconds: 0 }])
  const places = { title: lesson?.title ?? '', date: dayIn(singaporeDay(watch.reported_at), language) }
  return { lines: [say(watch.completed_at ? 'completed' : 'begun', places)], page: 'progress', videoIds: [videoId] }
}

async function ofList(asker: Asker, workerId: number, { say, isEmployer }: Teller): Promise<AccountAnswer> {
  const { employerId } = asker.viewer
  const { left, next } =
    employerId === null ? { left: 0, next: [] } : await findList(asker.db, { employerId, workerId })
  const key = left === 0 ? 'noneLeft' : left === 1 ? 'lessonLeft' : 'lessonsLeft'
  return { lines: [say(key, { count: String(left) })], page: isEmployer ? 'mustWatch' : 'library', videoIds: next }
}

/** Formats a day (YYYY-MM-DD) for a sentence: '14 March 2026'; Burmese puts the month and day after the year. */
function dayIn(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  const name = monthNames[language].split(',')[(month ?? 1) - 1]
  return language === 'mya' ? `${year} ${name}လ ${date}\u00a0ရက်` : `${date} ${name} ${year}`
}
