import type { LibraryPostings } from './index/postings'

/** A form of a word in a question: the word's index, and the form's value. */
export type QueryForm = { wordIndex: number; form: string; value: number }
/** `wordBits` has a bit for each word of the question that the passage has. */
export type ScoredPassage = { id: number; points: number; wordBits: number }
/** Weight of one form in a passage. */
export type FormWeight = { word: string; passage_id: number; weight: number }

type PostingSources = {
  library: LibraryPostings /** Rows of the open lesson, always counted. */
  openLessonRows: FormWeight[]
}

/** Scores per passage, indexed by slot; reset after each question, and reallocated when the library has grown. */
let scores = new Float64Array(0)
let wordBits = new Int32Array(0)
/** Scores that the current word has given so far, indexed by slot. */
let currentWordScores = new Float64Array(0)

/** Returns the passages with the highest scores, the best first; `queryForms` must be sorted by word. */
export function bestPassages(
  queryForms: QueryForm[],
  { library, openLessonRows }: PostingSources,
  limit: number,
): ScoredPassage[] {
  const openLessonWeights = openLessonRows.map((row) => ({ ...row, slot: library.slotOf(row.passage_id) }))
  growScores(library.passages.length)
  const slots: number[] = []
  for (const { wordIndex, form, value } of queryForms) {
    const wordBit = 1 << wordIndex
    const posting = library.posting(form)
    for (let n = 0; n < posting.slots.length; n++)
      add(posting.slots[n] as number, value * (posting.weights[n] as number), wordBit, slots)
    for (const { word, slot, weight } of openLessonWeights) if (word === form) add(slot, value * weight, wordBit, slots)
  }
  const { stepsPerPoint, minStep } = findCutOff(slots, limit)
  const best: ScoredPassage[] = []
  for (const slot of slots) {
    const sum = scores[slot] as number
    if (sum * stepsPerPoint >= minStep)
      best.push({ id: library.passages[slot] as number, points: sum, wordBits: wordBits[slot] as number })
    scores[slot] = 0
    wordBits[slot] = 0
  }
  return best.sort((a, b) => b.points - a.points || a.id - b.id).slice(0, limit)
}

/** Adds a form's value to a passage's score; only the best form of each word counts. */
function add(slot: number, value: number, wordBit: number, slots: number[]) {
  const bits = wordBits[slot] as number
  if (bits === 0) slots.push(slot)
  const previousScore = bits & wordBit ? (currentWordScores[slot] as number) : 0
  if (bits & wordBit && value <= previousScore) return
  scores[slot] = (scores[slot] as number) + value - previousScore
  wordBits[slot] = bits | wordBit
  currentWordScores[slot] = value
}

const stepCount = 256

/**
 * Sorts scores into steps; returns the step above which the best `limit` are, since sorting all would take most of a
 * question's time.
 */
function findCutOff(slots: number[], limit: number): { stepsPerPoint: number; minStep: number } {
  let maxScore = 0
  for (const slot of slots) maxScore = Math.max(maxScore, scores[slot] as number)
  const stepsPerPoint = maxScore > 0 ? (stepCount - 1) / maxScore : 0
  const counts = new Int32Array(stepCount)
  for (const slot of slots) {
    const step = Math.floor((scores[slot] as number) * stepsPerPoint)
    counts[step] = (counts[step] as number) + 1
  }
  let minStep = stepCount - 1
  for (let passageCount = counts[minStep] as number; passageCount < limit && minStep > 0; )
    passageCount += counts[--minStep] as number
  return { stepsPerPoint, minStep }
}

function growScores(size: number) {
  if (scores.length >= size) return
  scores = new Float64Array(2 * size)
  wordBits = new Int32Array(2 * size)
  currentWordScores = new Float64Array(2 * size)
}
