import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { ThanksKind } from '@kasama/contract/learning/thanks/thanks-words'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { addThanks, findKind, type Pair } from './thanks.queries'

/** Sends the day's thank you. The same one again, as after a lost response, succeeds without a change. */
export async function sendThanks({ db, now }: Pick<Deps, 'db' | 'now'>, pair: Pair, kind: ThanksKind): Promise<void> {
  const day = singaporeDay(now())
  await addThanks(db, pair, { day, kind })
  const stored = (await findKind(db, pair, day)) ?? fail('not_found')
  if (stored !== kind) fail('thanked_today')
}
