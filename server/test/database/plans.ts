import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** The parts of a plan (`explain (format json)`) that do not vary with the data. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/** Tables that grow with the households or with the library. */
const growingTables = new Set(
  `users worker_links sessions tokens first_logins reset_tokens passkeys uploads user_topics audit_log lessons
  video_languages video_topics video_search search_words search_vocabulary passages passage_words clip_subscriptions
  questions watches attempts answers practice_answers learning_days earned_skills certificates credits
  voucher_orders redemptions notices learner_choices thanks week_agreements progress_mails sent_mails employer_looks
  push_subscriptions reminders pushes subscriptions billing_customers payment_attempts payments
  plan_reminders`.split(/\s+/),
)

/** Runs a piece of work; returns the texts that it sent to the database, and how many parameters each has. */
export async function statementsDuring(db: Db, work: () => Promise<unknown>) {
  const sent: { text: string; parameters: number }[] = []
  const executor = db.getExecutor()
  const original = executor.executeQuery
  executor.executeQuery = ((query: CompiledQuery) => {
    sent.push({ text: query.sql, parameters: query.parameters.length })
    return original.call(executor, query)
  }) as never
  try {
    await work()
  } finally {
    executor.executeQuery = original
  }
  return sent
}

type PlanOptions = { withoutScans?: boolean }

/**
 * The plan of a statement for all values, as the server's connections plan it. `withoutScans` refuses sequential scans
 * where an index can serve: then the plan tells whether one does, however few rows the tables have.
 * Returns its nodes with their tables and indexes, indented, and the growing tables that it reads from end to end.
 */
export async function planOf(db: Db, text: string, parameters: number, { withoutScans }: PlanOptions = {}) {
  return db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    if (withoutScans) await sql`set local enable_seqscan = off`.execute(tx)
    await tx.executeQuery(CompiledQuery.raw(`prepare planned as ${text}`))
    const values = parameters > 0 ? `(${Array(parameters).fill('null').join(', ')})` : ''
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(
      CompiledQuery.raw(`explain (format json, costs off) execute planned${values}`),
    )
    await tx.executeQuery(CompiledQuery.raw('deallocate planned'))
    const root = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!root) throw new Error(`no plan for ${text}`)
    return { lines: linesOf(root, 0), wholeTables: wholeTablesOf(root, !withoutScans) }
  })
}

function linesOf(node: Node, depth: number): string[] {
  const parts = [node['Node Type'], node['Relation Name'], node['Index Name'] && `by ${node['Index Name']}`]
  const line = '  '.repeat(depth) + parts.filter(Boolean).join(' ')
  return [line, ...(node.Plans ?? []).flatMap((child) => linesOf(child, depth + 1))]
}

/**
 * Sequential scans, and with `withIndexes` also scans of a whole index: one in its order reads no further than a limit
 * above it needs.
 */
function wholeTablesOf(node: Node, withIndexes: boolean, isLimited = false): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const isWholeIndex = /^Index (Only )?Scan$/.test(type) && !node['Index Cond'] && !isLimited
  const isWhole = type === 'Seq Scan' || (withIndexes && isWholeIndex)
  // These read all of their rows before they return one, so that no limit ends them.
  const readsAll = ['Sort', 'Aggregate', 'Hash', 'Materialize', 'SetOp'].includes(type)
  const isChildLimited = type === 'Limit' || (isLimited && !readsAll)
  const below = (node.Plans ?? []).flatMap((child) => wholeTablesOf(child, withIndexes, isChildLimited))
  return isWhole && growingTables.has(table) ? [table, ...below] : below
}
