import { closed } from '@kasama/contract/fields'
import { type Language, languages } from '@kasama/contract/language'
import {
  describeHostPage,
  type OutsideHost,
  parseVideoUrl,
  videoIdProblem,
  videoKey,
} from '@kasama/contract/studio/clip/video-address.rules'
import { Ajv } from 'ajv'
import { explain } from '../format/explain'
import { longestSeconds, titled } from '../format/shapes'
import { type Columns, endingOf, type Field, type LanguageSuffix } from './csv-columns'

type RowClip = { host: OutsideHost; id: string; duration: number }
type RowTexts = { title: string; description: string; sub_description: string }
/** A language's words; without its own clip it plays the English one. */
export type RowWords = RowTexts & { clip?: RowClip }
export type VideoRow = RowClip & {
  topicIds: number[]
  /** Whether the row has a topic of its own; otherwise it takes that of the whole list. */
  namesTopic: boolean
  public_level: number
  words: Partial<Record<Language, RowWords>>
}

/** Topics by id and by lowercase English name; the topic of rows that name none, and of rows with an unknown name. */
export type TopicFinder = { ids: Map<string, number>; fallback: number | null; unknown: number | null }

type FieldReader = (field: Field) => string

class Refused extends Error {}
const refuse = (reason: string): never => {
  throw new Refused(reason)
}

const ajv = new Ajv({ verbose: true })
const fits = ajv.compile(closed(titled))

/** Parses one row of a provider's list; returns the reason if it is refused. */
export function readRow(record: string[], columns: Columns, topics: TopicFinder): VideoRow | { reason: string } {
  const read: FieldReader = (field) => {
    const index = columns.byField.get(field)
    return index === undefined ? '' : (record[index] ?? '').trim()
  }
  try {
    const clip = clipOf({ read, columns, ending: '', fallback: null })
    return {
      ...clip,
      topicIds: topicsOf(read('topic'), topics),
      namesTopic: topicNamesIn(read('topic')).length > 0,
      public_level: levelOf(read('public_level')),
      words: wordsOf(read, columns, clip),
    }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.message }
    throw error
  }
}

type ClipSource = {
  read: FieldReader
  columns: Columns
  ending: LanguageSuffix /** Host of an id that implies none. */
  fallback: OutsideHost | null
}

function clipOf({ read, columns, ending, fallback }: ClipSource): RowClip {
  const field = `id${ending}` as const
  const [text, name] = [read(field), read('host').toLowerCase()]
  if (text === '') refuse(`${field} is missing`)
  if (!['', 'youtube', 'vimeo'].includes(name)) refuse(`host must be youtube or vimeo, not ${name}`)
  const found = parseVideoUrl(text)
  const page = describeHostPage(text)
  if (page) refuse(`${field} is ${page}, and no video`)
  // The `host` column applies only to the video itself: a language may have its clip at another host.
  const statedHost = ending === '' ? (name as OutsideHost | '') : ''
  const host = statedHost || found?.host || columns.hosts.get(field) || fallback
  if (!host) return refuse('host is missing')
  if (found && found.host !== host) refuse(`${field} is an address of ${found.host}, and host says ${host}`)
  const id = found?.id ?? text
  const problem = videoIdProblem(host, id)
  return problem ? refuse(`${field} ${problem}`) : { host, id, duration: secondsOf(read, `duration${ending}`) }
}

/** `PT3M20S`, as YouTube's own lists have it, and `3 min 20 s`. */
const inUnits =
  /^(?:P?T)?(?:(?<hours>\d{1,2})\s*h[a-z]*)?\s*(?:(?<minutes>\d{1,4})\s*m[a-z]*)?\s*(?:(?<seconds>\d{1,6})(?:\.\d+)?\s*s[a-z]*)?$/i

/** A duration in units as seconds; any other text as it is. */
function withoutUnits(text: string): string {
  const { hours = 0, minutes = 0, seconds = 0 } = inUnits.exec(text)?.groups ?? {}
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sum > 0 ? `${sum}` : text
}

/** Seconds, mm:ss, hh:mm:ss, or a duration in units. */
function secondsOf(read: FieldReader, field: Field): number {
  const text = withoutUnits(read(field))
  if (text === '') refuse(`${field} is missing`)
  const isClock = /^(\d{1,2}:)?\d{1,3}:[0-5]\d$/.test(text)
  if (!isClock && !/^\d{1,6}(\.\d{1,9})?$/.test(text))
    refuse(`${field} must be seconds, mm:ss, hh:mm:ss or as in PT3M20S`)
  const seconds = Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
  if (seconds < 1 || seconds > longestSeconds) refuse(`${field} must be between 1 second and 24 hours`)
  return seconds
}

/** Topic ids or English names, separated by semicolons. */
function topicsOf(text: string, { ids, fallback, unknown }: TopicFinder): number[] {
  const topicNames = topicNamesIn(text)
  if (topicNames.length === 0) return fallback === null ? refuse('topic is missing') : [fallback]
  const idOf = (name: string) => ids.get(name.toLowerCase()) ?? unknown ?? refuse(`there is no topic ${name}`)
  return [...new Set(topicNames.map(idOf))]
}

/** The topics that a cell names. */
export const topicNamesIn = (text: string) =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)

function levelOf(text: string): number {
  return ['', '0', '1'].includes(text) ? Number(text) : refuse('public_level must be 0 or 1')
}

function wordsOf(read: FieldReader, columns: Columns, english: RowClip): VideoRow['words'] {
  const words: VideoRow['words'] = {}
  for (const language of languages) {
    const ending = endingOf(language)
    const own = wordsIn(read, ending)
    const hasClip = ending !== '' && [read(`id${ending}`), read(`duration${ending}`)].some(Boolean)
    if (ending !== '' && !hasClip && !Object.values(own).some(Boolean)) continue
    const clip = hasClip ? clipOf({ read, columns, ending, fallback: english.host }) : english
    // Some lists repeat the English clip for every language.
    const isOwn = videoKey(clip) !== videoKey(english)
    words[language] = { ...checked(ending, own), ...(isOwn && { clip }) }
  }
  return words
}

function wordsIn(read: FieldReader, ending: LanguageSuffix): RowTexts {
  return {
    title: read(`title${ending}`),
    description: read(`description${ending}`),
    sub_description: read(`sub_description${ending}`),
  }
}

function checked(ending: LanguageSuffix, words: RowTexts): RowTexts {
  if (Object.values(words).some((text) => text.includes('\uFFFD')))
    refuse('has letters that cannot be read: save the list as UTF-8')
  if (words.title === '') refuse(`title${ending} is missing`)
  if (fits(words)) return words
  const complaint = fits.errors?.[0]
  return refuse(complaint ? explain(complaint).replace(/^(\w+)/, `$1${ending}`) : 'is not right')
}
