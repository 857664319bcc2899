import { type Language, languages } from '@kasama/contract/language'
import { queueKey } from './has-waiting'

/** Where a worker stopped in a video; the server has not confirmed it yet. */
export type Position = { video_id: number; language_code: Language; position: number }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Positions that wait for the line: of each video the latest, and before it the furthest, for that is what proves how much
 * she watched. Each account has its own, for a phone may be shared.
 */
export function positionQueue(store: Store, userId: number) {
  const key = queueKey(userId)

  function waiting(): Position[] {
    try {
      const stored: unknown = JSON.parse(store.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPosition) : []
    } catch {
      return []
    }
  }

  // A browser may refuse storage: the report is then sent at once or not at all.
  function keep(positions: Position[]) {
    try {
      if (positions.length > 0) store.setItem(key, JSON.stringify(positions))
      else store.removeItem(key)
    } catch {}
  }

  return {
    waiting,
    put(position: Position) {
      const others = waiting().filter((other) => other.video_id !== position.video_id)
      const further = waiting().filter(
        (other) => other.video_id === position.video_id && other.position > position.position,
      )
      const furthest = further.sort((one, other) => other.position - one.position).slice(0, 1)
      keep([...others, ...furthest, position])
    },
    /** Takes a position out, unless a newer one of the same video came meanwhile. */
    done(sent: Position) {
      keep(waiting().filter((other) => other.video_id !== sent.video_id || other.position !== sent.position))
    },
  }
}

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false
  const { video_id, language_code, position } = value as Partial<Position>
  return Number.isInteger(video_id) && Number.isFinite(position) && languages.some((code) => code === language_code)
}
