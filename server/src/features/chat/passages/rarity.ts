import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { prepared } from '../../../platform/database/prepared'

/** In how many passages words stand: counted when first asked for, and kept for a while, since it changes slowly. */
type Counts = { total: number; byForm: Map<string, number>; until: number }

const keptMs = 60_000
/** A word of more passages than this says next to nothing, however many they are. */
const mostCounted = 3000
const mostKept = 20_000
const countsOf = new WeakMap<Db, Counts>()

async function begin(db: Db): Promise<Counts> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from passages`.execute(db)
  const counts = { total: rows[0]?.total ?? 0, byForm: new Map(), until: Date.now() + keptMs }
  countsOf.set(db, counts)
  return counts
}

/** In how many passages a form is, and how much it says of one that it is there: 0 where none has it. */
export type Rarity = { passages: (form: string) => number; of: (form: string) => number; most: number }

export async function rarityOf(db: Db, forms: string[]): Promise<Rarity> {
  const kept = countsOf.get(db)
  const counts = kept && kept.until > Date.now() && kept.byForm.size < mostKept ? kept : await begin(db)
  const missing = forms.filter((form) => !counts.byForm.has(form))
  const found = missing.length === 0 ? [] : await countForms(db, missing)
  // A word that nobody knows may be known a moment later: only the others are kept.
  for (const { word, count } of found) if (count > 0) counts.byForm.set(word, count)
  const passages = (form: string) => counts.byForm.get(form) ?? 0
  const says = (count: number) => (count === 0 ? 0 : Math.log(1 + Math.max(counts.total, count) / count))
  return { passages, of: (form) => says(passages(form)), most: says(1) }
}

const countForms = (db: Db, forms: string[]) =>
  prepared<{ word: string; count: number }>(
    db,
    `select asked.word, (select count(*)::int from (
      select from passage_words held where held.word = asked.word limit ${mostCounted}) counted) as count
    from unnest($1::text[]) asked(word)`,
    [forms],
  )
