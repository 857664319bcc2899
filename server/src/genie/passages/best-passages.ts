import type { LibraryWords } from './kept/postings'

/** A form of a word in a question: the word's position, and the form's value. */
export type AskedForm = { place: number; form: string; worth: number }
/** `words` has a bit for each word of the question that the passage has. */
export type ScoredPassage = { id: number; points: number; words: number }
/** Weight of one form in a passage. */
export type FormWeight = { word: string; passage_id: number; weight: number }

type WordSources = { library: LibraryWords /** Rows of the open lesson, always counted. */; said: FormWeight[] }

/** Scores per passage, indexed by slot; reset after each question, and reallocated when the library has grown. */
let points = new Float64Array(0)
let words = new Int32Array(0)
/** Scores that the current word has given so far, indexed by slot. */
let given = new Float64Array(0)

/** Returns the passages with the highest scores, the best first; `asked` must be sorted by word. */
export function bestPassages(asked: AskedForm[], { library, said }: WordSources, most: number): ScoredPassage[] {
  const extra = said.map((one) => ({ ...one, slot: library.slotOf(one.passage_id) }))
  makeRoom(library.passages.length)
  const slots: number[] = []
  for (const { place, form, worth } of asked) {
    const bit = 1 << place
    const posting = library.posting(form)
    for (let n = 0; n < posting.slots.length; n++)
      add(posting.slots[n] as number, worth * (posting.weights[n] as number), bit, slots)
    for (const { word, slot, weight } of extra) if (word === form) add(slot, worth * weight, bit, slots)
  }
  const { each, least } = stepsOfBest(slots, most)
  const best: ScoredPassage[] = []
  for (const slot of slots) {
    const sum = points[slot] as number
    if (sum * each >= least)
      best.push({ id: library.passages[slot] as number, points: sum, words: words[slot] as number })
    points[slot] = 0
    words[slot] = 0
  }
  return best.sort((one, other) => other.points - one.points || one.id - other.id).slice(0, most)
}

/** Adds a form's value to a passage's score; only the best form of each word counts. */
function add(slot: number, worth: number, bit: number, slots: number[]) {
  const had = words[slot] as number
  if (had === 0) slots.push(slot)
  const before = had & bit ? (given[slot] as number) : 0
  if (had & bit && worth <= before) return
  points[slot] = (points[slot] as number) + worth - before
  words[slot] = had | bit
  given[slot] = worth
}

const manySteps = 256

/**
 * Sorts scores into steps; returns the step above which the `most` best are, since sorting all would take most of a
 * question's time.
 */
function stepsOfBest(slots: number[], most: number): { each: number; least: number } {
  let top = 0
  for (const slot of slots) top = Math.max(top, points[slot] as number)
  const each = top > 0 ? (manySteps - 1) / top : 0
  const counts = new Int32Array(manySteps)
  for (const slot of slots) {
    const step = Math.floor((points[slot] as number) * each)
    counts[step] = (counts[step] as number) + 1
  }
  let least = manySteps - 1
  for (let held = counts[least] as number; held < most && least > 0; ) held += counts[--least] as number
  return { each, least }
}

function makeRoom(size: number) {
  if (points.length >= size) return
  points = new Float64Array(2 * size)
  words = new Int32Array(2 * size)
  given = new Float64Array(2 * size)
}
