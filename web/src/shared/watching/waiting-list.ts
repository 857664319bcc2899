import type { Language } from '@kasama/contract/language'

/**
 * An act of a worker that the server does not know yet. Stored on her phone: a later release must still send these
 * forms, so a new field is optional and no field changes its meaning.
 */
export type WaitingAct = (Visit | Position | ReachedEnd | QuizAnswer | PracticeAnswer | NewName) & { trouble?: Trouble }

/** Runs in which the server failed at this act and took others; `since` is the first, in milliseconds. */
type Trouble = { since: number; runs: number }

/**
 * A visit: `began_at` in milliseconds by this phone's clock, which may be wrong or set meanwhile; `lasted` are the
 * seconds since then by a clock that nobody sets, as far as a page was open.
 */
export type Visit = { kind: 'visit'; video_id: number; ticket: string | null; began_at: number; lasted?: number }

/** A worker's last position in a video, in seconds. */
export type Position = { kind: 'position'; video_id: number; language_code: Language; position: number }

/** The end of a video without questions. `id` of this and the following acts is made on the phone. */
type ReachedEnd = { kind: 'watched'; id: string; video_id: number }

/**
 * An answer in a quiz that the phone has marked; `score` is 1 for a right first try. `answered_at` in milliseconds by
 * this phone's clock.
 */
export type QuizAnswer = {
  kind: 'answer'
  id: string
  video_id: number
  question_id: number
  answers: number[]
  is_right: boolean
  score: 0 | 1
  answered_at?: number
}

/** An answer of practice; its `id` is the key by which the server knows a repeated one. */
type PracticeAnswer = {
  kind: 'practice'
  id: string
  day: string
  question_id: number
  answers: number[]
  is_right: boolean
}

type NewName = { kind: 'name'; id: string; user_id: number; fullname: string }

/** Acts that one account's queue holds; reports of watching, which are merged, are always taken. */
const maxWaitingActs = 300

export const isFull = (list: readonly WaitingAct[]) => list.length >= maxWaitingActs

export const isReport = (act: WaitingAct): act is Visit | Position => act.kind === 'visit' || act.kind === 'position'

const videoOf = (act: WaitingAct) => ('video_id' in act ? act.video_id : undefined)

/**
 * Adds an act to the queue, in the order of sending. Of several offline visits to a video the first is kept; of its
 * positions the latest, preceded by the furthest, which proves most; of names the last. Positions before another act of
 * the same video stay before it: they prove that it may count.
 */
export function withAdded(list: readonly WaitingAct[], act: WaitingAct): WaitingAct[] {
  if (act.kind === 'visit') return list.some((other) => isSame(other, act)) ? [...list] : [...list, act]
  if (act.kind === 'position') return withPosition(list, act)
  if (act.kind === 'name') return [...list.filter(({ kind }) => kind !== 'name'), act]
  return [...list, act]
}

function withPosition(list: readonly WaitingAct[], position: Position): WaitingAct[] {
  const barrier = list.findLastIndex((other) => other.kind !== 'position' && videoOf(other) === position.video_id)
  const isOlder = (other: WaitingAct, index: number): other is Position =>
    index > barrier && other.kind === 'position' && other.video_id === position.video_id
  const furthest = list
    .filter(isOlder)
    .reduce<Position>(
      (furthestSoFar, other) => (other.position > furthestSoFar.position ? other : furthestSoFar),
      position,
    )
  const others = list.filter((other, index) => !isOlder(other, index))
  return furthest === position ? [...others, position] : [...others, furthest, position]
}

/** Adds seconds that have passed since the last report of a visit that waits. */
export const addWatchedSeconds = (list: readonly WaitingAct[], videoId: number, seconds: number): WaitingAct[] =>
  list.map((act) =>
    act.kind === 'visit' && act.video_id === videoId ? { ...act, lasted: (act.lasted ?? 0) + seconds } : act,
  )

/** Removes a sent act; a newer position of the same video that was added meanwhile stays. */
export function withoutSent(list: readonly WaitingAct[], sent: WaitingAct): WaitingAct[] {
  return list.filter((other) => !isSame(other, sent))
}

/** Whether two acts are the same. */
export function isSame(a: WaitingAct, other: WaitingAct): boolean {
  if (a.kind === 'visit') return other.kind === 'visit' && a.video_id === other.video_id
  if (a.kind === 'position')
    return (
      other.kind === 'position' &&
      a.video_id === other.video_id &&
      a.position === other.position &&
      a.language_code === other.language_code
    )
  return 'id' in other && a.id === other.id
}

/** Acts with the same value are sent in order: the proof of a lesson before its answers. Others need not wait. */
export function chainOf(act: WaitingAct): string {
  if ('video_id' in act) return `lesson ${act.video_id}`
  return 'id' in act ? `${act.kind} ${act.id}` : ''
}

/**
 * The number of things that wait, as she counts them: each answer and name, and each lesson that she watched or finished
 * without answering.
 */
export function countWaiting(list: readonly WaitingAct[]): number {
  const answered = list.filter(({ kind }) => kind === 'answer' || kind === 'practice' || kind === 'name')
  const lessonsOfAnswers = new Set(answered.map(videoOf))
  const others = list.map(videoOf).filter((id) => id !== undefined && !lessonsOfAnswers.has(id))
  return answered.length + new Set(others).size
}
