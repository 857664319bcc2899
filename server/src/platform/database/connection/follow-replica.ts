import { setTimeout as wait } from 'node:timers/promises'
import type { ExecuteSql } from '../database'

/** How often the replica is looked at, and how old its state may be. */
type Rhythm = { lookMs: number; maxBehindMs: number }
const usualRhythm: Rhythm = { lookMs: 500, maxBehindMs: 2000 }

/** `onChange` is called when the replica begins or ceases to be close. */
export type FollowOptions = { rhythm?: Rhythm | undefined; onChange?: (isClose: boolean) => void }
/** Time for which a read waits until the replica has caught up, and the pause between two looks. */
const [catchUpMs, pauseMs] = [250, 10]

/** The end of the primary's log, and what of it the replica has replayed; null if it is no replica. */
const written = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position`
const replayed = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position`

const positionIn = async (executeSql: ExecuteSql, text: string) =>
  ((await executeSql(text)).rows as { position: number | null }[])[0]?.position ?? Number.NEGATIVE_INFINITY

/**
 * Follows how far a replica is behind. Positions of the log are compared, no clocks: the replica is as old as the last
 * look at the primary whose position it has reached. So one that lost its line is noticed, and one that is idle because
 * its primary is idle counts as close.
 */
export function followReplica(
  primary: ExecuteSql,
  replica: ExecuteSql,
  { rhythm: { lookMs, maxBehindMs } = usualRhythm, onChange = () => {} }: FollowOptions = {},
) {
  const unreached: { at: number; position: number }[] = []
  let asOf = Number.NEGATIVE_INFINITY
  let isLooking = false
  let wasClose = false

  const isClose = () => performance.now() - asOf < maxBehindMs

  /** The positions that the replica has not reached are kept for as long as they could still make it close. */
  async function look() {
    const at = performance.now()
    unreached.push({ at, position: await positionIn(primary, written) })
    const reached = await positionIn(replica, replayed)
    while (unreached[0] && unreached[0].position <= reached) asOf = unreached.shift()?.at ?? asOf
    while (unreached[0] && at - unreached[0].at > maxBehindMs) unreached.shift()
  }

  function distrust() {
    asOf = Number.NEGATIVE_INFINITY
    unreached.length = 0
  }

  async function lookOnce() {
    if (isLooking) return
    isLooking = true
    await look().catch(distrust)
    isLooking = false
    const isCloseNow = isClose()
    if (isCloseNow !== wasClose) onChange(isCloseNow)
    wasClose = isCloseNow
  }
  const timer = setInterval(lookOnce, lookMs)
  timer.unref()
  void lookOnce()

  /** Whether the replica has everything that is committed by now, at once or a moment later. */
  async function hasCaughtUp(): Promise<boolean> {
    if (!isClose()) return false
    try {
      const position = await positionIn(primary, written)
      const until = performance.now() + catchUpMs
      while ((await positionIn(replica, replayed)) < position) {
        if (performance.now() > until) return false
        await wait(pauseMs)
      }
      return true
    } catch {
      distrust()
      return false
    }
  }

  return { isClose, distrust, hasCaughtUp, end: () => clearInterval(timer) }
}
