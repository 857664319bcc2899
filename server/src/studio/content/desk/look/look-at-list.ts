import type { Text } from '@kasama/contract/language'
import { type ListContents, type ListOptions, maxTopicValues } from '@kasama/contract/studio/content/imports.api'
import type { Db } from '#platform/database/db'
import { readTable } from '#platform/tables/read-table'
import { ListError } from '../../import/csv-columns'
import { topicNamesIn } from '../../import/csv-row'
import { listTopicNames } from '../../load/content.queries'
import { listFormerOptions } from '../imports.queries'
import { plain } from '../outcome'
import { suggestColumns } from './suggest-columns'

type Topic = { id: number; name: Text }

const wordsIn = (text: string) => text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []
/** Similar names, such as Cookery and Cooking, have the same first letters. */
const isAlike = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4) && Math.abs(a.length - b.length) <= 5

function topicOf(value: string, topics: Topic[], former: Map<string, number>): number | null {
  const plain = value.trim().toLowerCase()
  const topicOfName = topics.find(
    ({ id, name }) => String(id) === plain || Object.values(name).some((n) => n.toLowerCase() === plain),
  )
  if (topicOfName) return topicOfName.id
  const before = former.get(plain)
  if (before !== undefined && topics.some(({ id }) => id === before)) return before
  const words = wordsIn(value)
  const alike = topics.filter(({ name }) => wordsIn(name.eng).some((own) => words.some((word) => isAlike(own, word))))
  // If two topics are equally similar, a person chooses.
  return alike.length === 1 ? (alike[0]?.id ?? null) : null
}

/**
 * Suggests a topic for each value of a list: one of that name, the one chosen for it before, or one with a similar
 * name.
 */
function suggestTopics(values: string[], topics: Topic[], formerChoices: ListOptions['topics']): ListOptions['topics'] {
  const former = new Map(formerChoices.map(({ value, topic_id }) => [value.toLowerCase(), topic_id]))
  return values.flatMap((value) => {
    const topic_id = topicOf(value, topics, former)
    return topic_id === null ? [] : [{ value, topic_id }]
  })
}

const mostColumns = 200
const shown = (cell: string) => plain(cell.trim())

type Column = ListContents['columns'][number]

/** Counts how often each value occurs in the topic column. */
function valueCounts() {
  const counts = new Map<string, number>()
  return {
    add(cell: string) {
      for (const name of topicNamesIn(cell)) counts.set(shown(name), (counts.get(shown(name)) ?? 0) + 1)
    },
    values: () => [...counts].map(([value, rows]) => ({ value, rows })).sort((a, b) => b.rows - a.rows),
  }
}

function columnsIn(header: string[]): Column[] {
  if (header.length > mostColumns) throw new ListError(`The file has more than ${mostColumns} columns.`)
  return header.map((name) => ({ name: shown(name), sample: '' }))
}

/** Reads a list's columns, and the values of its topic column. */
export async function findInList(file: string, topicColumn: (columns: Column[]) => number): Promise<ListContents> {
  const counts = valueCounts()
  let columns: Column[] = []
  let place = -1
  let rows = -1
  for await (const { record } of readTable(file)) {
    rows++
    if (rows === 0) {
      columns = columnsIn(record)
      place = topicColumn(columns)
      continue
    }
    for (const [index, column] of columns.entries()) column.sample ||= shown(record[index] ?? '')
    counts.add(record[place] ?? '')
  }
  if (rows < 1) throw new ListError('The file has no rows below its first line.')
  const values = counts.values()
  return {
    rows,
    columns,
    values: values.slice(0, maxTopicValues),
    more_values: Math.max(0, values.length - maxTopicValues),
  }
}

const topicIn = (columns: ListOptions['columns']) => columns.indexOf('topic')

/** Reads a list for the first time, and suggests a field for each column and a topic for each value. */
export async function lookAtList(db: Db, file: string): Promise<{ found: ListContents; options: ListOptions }> {
  const former = await listFormerOptions(db)
  const formerOf = (columns: ListContents['columns']) =>
    former.find(({ found }) => JSON.stringify(found.columns.map(nameOf)) === JSON.stringify(columns.map(nameOf)))
  const suggested = (columns: ListContents['columns']) =>
    suggestColumns(columns, formerOf(columns)?.options.columns ?? null)
  const found = await findInList(file, (columns) => topicIn(suggested(columns)))
  const topics = suggestTopics(
    found.values.map(({ value }) => value),
    await listTopicNames(db),
    former.toReversed().flatMap(({ options }) => options.topics),
  )
  const options = { columns: suggested(found.columns), topics, topic_id: null, all_or_nothing: false, publish: false }
  return { found, options }
}

const nameOf = ({ name }: { name: string }) => name
