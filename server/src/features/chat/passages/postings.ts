import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'

/** The passages that have a form, those first of which it says most. */
type Posting = { count: number; passages: number[]; weights: number[] }

/** What is kept of the library's words in this process, for as long as the library stays the same. */
type Kept = { version: string; total: number; byForm: Map<string, Posting>; meant: Map<string, string[]> }

/** Of a form that more passages have, the others are left: it says little of any. */
const mostOfForm = 600
/** A form of more passages than this says next to nothing, however many they are. */
const mostCounted = 3000
/** About 10 MB where all of them stand nearly everywhere. */
const mostForms = 1000
const keptOf = new WeakMap<Db, Kept>()
const nothing: Posting = { count: 0, passages: [], weights: [] }

const find = `
  select asked.word, held.passages, held.weights, case when cardinality(held.passages) < ${mostOfForm}
    then cardinality(held.passages) else (select count(*)::int from (
      select from passage_words where word = asked.word limit ${mostCounted}) counted) end as count
  from unnest($1::text[]) asked(word), lateral (
    select coalesce(array_agg(passage_id), '{}') as passages, coalesce(array_agg(weight), '{}') as weights from (
      select passage_id, weight from passage_words best where best.word = asked.word
      order by weight desc limit ${mostOfForm}) best) held`

/** The words of the library as it is now. */
export async function wordsOfLibrary(db: Db) {
  const [now] = await prepared<{ version: string }>(db, 'select version::text as version from catalogue', [])
  const version = now?.version ?? ''
  const before = keptOf.get(db)
  const hasRoom = before && before.byForm.size < mostForms && before.meant.size < mostForms
  const kept = hasRoom && before.version === version ? before : await begin(db, version)
  const posting = (form: string) => kept.byForm.get(form) ?? nothing
  /** How much it says of a passage that it has a form: 0 where none has it. */
  const says = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(kept.total, count) / count))
  return {
    meant: kept.meant,
    posting,
    rarity: (form: string) => says(posting(form).count),
    /** The most that any form says. */
    most: says(1),
    async learn(forms: string[]) {
      const missing = forms.filter((form) => !kept.byForm.has(form))
      if (missing.length === 0) return
      const rows = await prepared<Posting & { word: string }>(db, find, [missing])
      for (const { word, ...found } of rows) kept.byForm.set(word, found)
    },
  }
}

export type LibraryWords = Awaited<ReturnType<typeof wordsOfLibrary>>

async function begin(db: Db, version: string): Promise<Kept> {
  const [row] = await prepared<{ total: number }>(db, 'select count(*)::int as total from passages', [])
  const kept = { version, total: row?.total ?? 0, byForm: new Map(), meant: new Map() }
  keptOf.set(db, kept)
  return kept
}
