import type { Db } from '#platform/database/db'
import { currentIndex, type PostingList, readThrough } from './library-index'
import { findPostings } from './library-index.queries'

/** About 10 MB if each of these forms has as many passages as are read of one. */
const maxForms = 1000
const emptyPosting: PostingList = { count: 0, slots: new Int32Array(0), weights: new Float64Array(0) }

/** Returns the index of word forms for the library as it is now. */
export async function libraryPostings(db: Db) {
  const index = await currentIndex(db)
  const loaded = new Map<string, PostingList>()
  const posting = (form: string) => loaded.get(form) ?? emptyPosting
  /** Rarity of a form that `count` passages have; 0 if none has it. */
  const rarityOf = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(index.total, count) / count))
  const findMissing = async (missing: string[]) => {
    const rows = await findPostings(db, missing)
    return new Map(rows.map(({ word, count, passages, weights }) => [word, { count, ...toSlots(passages, weights) }]))
  }
  const toSlots = (passages: number[], weights: number[]) => ({
    slots: Int32Array.from(passages, slotOf),
    weights: Float64Array.from(weights),
  })
  function slotOf(passage: number): number {
    const slot = index.slots.get(passage) ?? index.passages.push(passage) - 1
    index.slots.set(passage, slot)
    return slot
  }
  return {
    index,
    passages: index.passages,
    slotOf,
    posting,
    rarity: (form: string) => rarityOf(posting(form).count),
    /** Rarity of a form that one passage has. */
    maxRarity: rarityOf(1),
    async load(forms: string[]) {
      for (const [form, postingList] of await readThrough(index.byForm, forms, { max: maxForms, find: findMissing }))
        loaded.set(form, postingList)
    },
  }
}

export type LibraryPostings = Awaited<ReturnType<typeof libraryPostings>>
