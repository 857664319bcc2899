import { dayMs } from '@kasama/contract/durations.rules'
import { queryClient } from '../api/query-client.ts'
import { session } from '../session/session.ts'
import { onConnectionChange } from './connection.ts'
import { countData } from './data-this-month.ts'
import { onSavesNext, saveNext } from './save-next.ts'
import { endBackgroundFetches } from './saving/background-saving.ts'
import { followVisibility, pauseOffWifi, saveWaiting } from './saving/saving.ts'
import { checkLessons, noteRemoved, removeOthers } from './stored/check-lessons.ts'
import { allLessons } from './stored/lesson-store.ts'

/** A connection that comes and goes is not asked at each return. */
const checkEveryMs = 600_000
/** A browser does not always notice that the connection is back. */
const tryEveryMs = 30_000

let known: number | undefined

/** Follows the account that is logged in: her lessons are checked and saved, those of others removed. */
async function greet() {
  const { id, role } = session.user() ?? {}
  if (id === undefined || id === known) return
  known = id
  await removeOthers(id)
  if (role !== 'W') return
  await noteRemoved()
  await endBackgroundFetches().catch(() => {})
  await goOn(dayMs)
}

/** Checks lessons whose last look at the server is older than `ageMs`, and saves what waits. */
async function goOn(ageMs: number) {
  const { id, role } = session.user() ?? {}
  if (id === undefined || role !== 'W') return
  const seen = (await allLessons()).filter(({ accountId }) => accountId === id).map(({ seenAt }) => seenAt)
  // A clock that was set back would otherwise end the checks.
  if (seen.some((at) => Math.abs(Date.now() - at) > ageMs)) await checkLessons(id).catch(() => {})
  await saveNext().catch(() => {})
  await saveWaiting()
}

async function followConnection() {
  await pauseOffWifi()
  await goOn(checkEveryMs)
}

/** Begins what happens by itself, once the first view is complete. Each part fails alone, and silently. */
export function startSavedLessons() {
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => {})
  queryClient.getQueryCache().subscribe(quietly(greet))
  quietly(greet)()
  onConnectionChange(quietly(followConnection))
  onSavesNext(quietly(() => goOn(dayMs)))
  document.addEventListener('visibilitychange', quietly(followVisibility))
  setInterval(quietly(retry), tryEveryMs)
  countData()
}

/** Goes on with lessons that were cut. */
async function retry() {
  const isCut = (await allLessons()).some(({ state, stop }) => state === 'stopped' && stop === 'line')
  if (isCut && navigator.onLine && !document.hidden) await saveWaiting()
}
