import { closed } from '@kasama/contract/fields'
import { type Language, languages } from '@kasama/contract/language'
import { Ajv } from 'ajv'
import { explain } from '../format/explain'
import { longestSeconds, titled } from '../format/shapes'
import { addressProblem, idInAddress, type OutsideHost } from '../format/video-address'
import type { Columns, Field } from './csv-columns'

export type RowWords = { title: string; description: string; sub_description: string }
export type VideoRow = {
  host: OutsideHost
  id: string
  duration: number
  topicIds: number[]
  public_level: number
  words: Partial<Record<Language, RowWords>> & { eng: RowWords }
}

/** Topics by id and by English name in small letters, and the one of rows that name none. */
export type TopicFinder = { ids: Map<string, number>; fallback: number | null }

type Read = (field: Field) => string

class Refused extends Error {}
const refuse = (reason: string): never => {
  throw new Refused(reason)
}

const ajv = new Ajv({ verbose: true })
const fits = ajv.compile(closed(titled))

/** Reads one row of a provider's list; answers the reason where it is refused. */
export function readRow(record: string[], columns: Columns, topics: TopicFinder): VideoRow | { reason: string } {
  const read: Read = (field) => {
    const index = columns.byField.get(field)
    return index === undefined ? '' : (record[index] ?? '').trim()
  }
  try {
    return {
      ...addressOf(read, columns.host),
      duration: secondsOf(read('duration')),
      topicIds: topicsOf(read('topic'), topics),
      public_level: levelOf(read('public_level')),
      words: wordsOf(read),
    }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.message }
    throw error
  }
}

function addressOf(read: Read, columnHost: OutsideHost | null): { host: OutsideHost; id: string } {
  const [text, name] = [read('id'), read('host').toLowerCase()]
  if (text === '') refuse('id is missing')
  if (!['', 'youtube', 'vimeo'].includes(name)) refuse(`host must be youtube or vimeo, not ${name}`)
  const found = idInAddress(text)
  const host = (name || found?.host || columnHost) as OutsideHost | null
  if (!host) return refuse('host is missing')
  if (found && found.host !== host) refuse(`id is an address of ${found.host}, and host says ${host}`)
  const id = found?.id ?? text
  const problem = addressProblem(host, id)
  return problem ? refuse(`id ${problem}`) : { host, id }
}

/** Seconds, mm:ss or hh:mm:ss. */
function secondsOf(text: string): number {
  if (text === '') refuse('duration is missing')
  const isClock = /^(\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(text)
  if (!isClock && !/^\d{1,6}(\.\d{1,9})?$/.test(text)) refuse('duration must be seconds, mm:ss or hh:mm:ss')
  const seconds = Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
  if (seconds < 1 || seconds > longestSeconds) refuse('duration must be between 1 second and 24 hours')
  return seconds
}

/** A topic's id or English name; several stand with semicolons between them. */
function topicsOf(text: string, { ids, fallback }: TopicFinder): number[] {
  const names = text.split(';').map((name) => name.trim().toLowerCase())
  const wanted = names.filter(Boolean)
  if (wanted.length === 0) return fallback === null ? refuse('topic is missing') : [fallback]
  return [...new Set(wanted.map((name) => ids.get(name) ?? refuse(`there is no topic ${name}`)))]
}

function levelOf(text: string): number {
  return ['', '0', '1'].includes(text) ? Number(text) : refuse('public_level must be 0 or 1')
}

function wordsOf(read: Read): VideoRow['words'] {
  const words: VideoRow['words'] = { eng: checked('', wordsIn(read, '')) }
  for (const language of languages.filter((language) => language !== 'eng')) {
    const own = wordsIn(read, `_${language}`)
    if (own.title || own.description || own.sub_description) words[language] = checked(`_${language}`, own)
  }
  return words
}

function wordsIn(read: Read, ending: '' | `_${Exclude<Language, 'eng'>}`): RowWords {
  return {
    title: read(`title${ending}`),
    description: read(`description${ending}`),
    sub_description: read(`sub_description${ending}`),
  }
}

function checked(ending: string, words: RowWords): RowWords {
  if (Object.values(words).some((text) => text.includes('\uFFFD'))) refuse('is not UTF-8 text')
  if (words.title === '') refuse(`title${ending} is missing`)
  if (fits(words)) return words
  const complaint = fits.errors?.[0]
  return refuse(complaint ? explain(complaint).replace(/^(\w+)/, `$1${ending}`) : 'is not right')
}
