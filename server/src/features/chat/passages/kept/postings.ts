import type { Db } from '../../../../platform/database/db'
import { prepared } from '../../../../platform/database/prepared'
import { libraryNow, readThrough } from './kept'
import type { Posting } from './rows'

/** Of a form that more passages have, the others are left: it says little of any. */
const mostOfForm = 600
/** A form of more passages than this says next to nothing, however many they are. */
const mostCounted = 3000
/** About 10 MB where all of them stand nearly everywhere. */
const mostForms = 1000
const nothing: Posting = { count: 0, seats: new Int32Array(0), weights: new Float64Array(0) }

type Row = { word: string; count: number; passages: number[]; weights: number[] }

const text = `
  select asked.word, held.passages, held.weights, case when cardinality(held.passages) < ${mostOfForm}
    then cardinality(held.passages) else (select count(*)::int from (
      select from passage_words where word = asked.word limit ${mostCounted}) counted) end as count
  from unnest($1::text[]) asked(word), lateral (
    select coalesce(array_agg(passage_id), '{}') as passages, coalesce(array_agg(weight), '{}') as weights from (
      select passage_id, weight from passage_words best where best.word = asked.word
      order by weight desc limit ${mostOfForm}) best) held`

/** The words of the library as it is now. */
export async function wordsOfLibrary(db: Db) {
  const kept = await libraryNow(db)
  const learnt = new Map<string, Posting>()
  const posting = (form: string) => learnt.get(form) ?? nothing
  /** How much it says of a passage that it has a form: 0 where none has it. */
  const says = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(kept.total, count) / count))
  const find = async (missing: string[]) => {
    const rows = await prepared<Row>(db, text, [missing])
    return new Map(rows.map(({ word, count, passages, weights }) => [word, { count, ...seated(passages, weights) }]))
  }
  const seated = (passages: number[], weights: number[]) => ({
    seats: Int32Array.from(passages, seatOf),
    weights: Float64Array.from(weights),
  })
  function seatOf(passage: number): number {
    const seat = kept.seats.get(passage) ?? kept.passages.push(passage) - 1
    kept.seats.set(passage, seat)
    return seat
  }
  return {
    kept,
    passages: kept.passages,
    seatOf,
    posting,
    rarity: (form: string) => says(posting(form).count),
    /** The most that any form says. */
    most: says(1),
    async learn(forms: string[]) {
      for (const [form, found] of await readThrough(kept.byForm, forms, { most: mostForms, find }))
        learnt.set(form, found)
    },
  }
}

export type LibraryWords = Awaited<ReturnType<typeof wordsOfLibrary>>
