import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import type { Language } from '@kasama/contract/language'
import type { ReceivedThanks } from '@kasama/contract/learning/thanks/thanks.api'
import { thanksWords } from '@kasama/contract/learning/thanks/thanks-words'
import type { Deps } from '#platform/deps'
import { listLatest } from './thanks.queries'

/** Days for which the card is shown, the first included. */
const daysOnCard = 3

/** Returns a worker's thanks in her language: one for the card, and the latest for her progress page. */
export async function showThanks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  workerId: number,
  language: Language,
): Promise<ReceivedThanks> {
  const firstOnCard = addDays(singaporeDay(now()), 1 - daysOnCard)
  const rows = await listLatest(db, workerId)
  const latest = rows.map(({ id, day, kind }) => ({ id, day, words: thanksWords[kind][language] }))
  const [newest] = rows
  const isOnCard = newest !== undefined && newest.seen_at === null && newest.day >= firstOnCard
  return { card: (isOnCard && latest[0]) || null, latest }
}
