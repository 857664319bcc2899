import type { Db } from '#platform/database/db'
import { prepared } from '#platform/database/prepared'
import { libraryNow, readThrough } from './kept'
import type { PostingList } from './rows'

/**
 * Passages kept per word form, those of the highest weight first: a more frequent form says little about any of them.
 */
const mostOfForm = 600
/** A form's passages are counted up to this number: above it, a form says next to nothing. */
const mostCounted = 3000
/** About 10 MB if each of these forms has that many passages. */
const mostForms = 1000
const nothing: PostingList = { count: 0, slots: new Int32Array(0), weights: new Float64Array(0) }

type Row = { word: string; count: number; passages: number[]; weights: number[] }

const text = `
  select asked.word, held.passages, held.weights, case when cardinality(held.passages) < ${mostOfForm}
    then cardinality(held.passages) else (select count(*)::int from (
      select from passage_words where word = asked.word limit ${mostCounted}) counted) end as count
  from unnest($1::text[]) asked(word), lateral (
    select coalesce(array_agg(passage_id), '{}') as passages, coalesce(array_agg(weight), '{}') as weights from (
      select passage_id, weight from passage_words best where best.word = asked.word
      order by weight desc limit ${mostOfForm}) best) held`

/** Returns the index of word forms for the library as it is now. */
export async function wordsOfLibrary(db: Db) {
  const kept = await libraryNow(db)
  const learnt = new Map<string, PostingList>()
  const posting = (form: string) => learnt.get(form) ?? nothing
  /** Rarity of a form that `count` passages have; 0 if none has it. */
  const says = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(kept.total, count) / count))
  const find = async (missing: string[]) => {
    const rows = await prepared<Row>(db, text, [missing])
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
