import type { Db } from '#platform/database/db'
import { libraryNow, type PostingList, readThrough } from './kept'
import { findPostings } from './kept.queries'

/** About 10 MB if each of these forms has as many passages as are read of one. */
const mostForms = 1000
const nothing: PostingList = { count: 0, slots: new Int32Array(0), weights: new Float64Array(0) }

/** Returns the index of word forms for the library as it is now. */
export async function wordsOfLibrary(db: Db) {
  const kept = await libraryNow(db)
  const learnt = new Map<string, PostingList>()
  const posting = (form: string) => learnt.get(form) ?? nothing
  /** Rarity of a form that `count` passages have; 0 if none has it. */
  const says = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(kept.total, count) / count))
  const find = async (missing: string[]) => {
    const rows = await findPostings(db, missing)
    return new Map(rows.map(({ word, count, passages, weights }) => [word, { count, ...inSlots(passages, weights) }]))
  }
  const inSlots = (passages: number[], weights: number[]) => ({
    slots: Int32Array.from(passages, slotOf),
    weights: Float64Array.from(weights),
  })
  function slotOf(passage: number): number {
    const slot = kept.slots.get(passage) ?? kept.passages.push(passage) - 1
    kept.slots.set(passage, slot)
    return slot
  }
  return {
    kept,
    passages: kept.passages,
    slotOf,
    posting,
    rarity: (form: string) => says(posting(form).count),
    /** Rarity of a form that one passage has. */
    most: says(1),
    async learn(forms: string[]) {
      for (const [form, found] of await readThrough(kept.byForm, forms, { most: mostForms, find }))
        learnt.set(form, found)
    },
  }
}

export type LibraryWords = Awaited<ReturnType<typeof wordsOfLibrary>>
