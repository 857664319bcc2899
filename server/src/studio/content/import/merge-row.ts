import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import { videoKey } from '@kasama/contract/studio/clip/video-address.rules'
import { searchOf, type VideoRecord } from '#studio/lesson/store/video-record'
import type { Present } from './present-lessons.queries'

type WordsRow = VideoRecord['words'][number]
export type ListRecord = Omit<VideoRecord, 'search' | 'subtitles'>

/**
 * Returns a lesson of the library with the values that a row of a list names for it; null if they change nothing. A
 * list adds and corrects: its empty cells remove nothing, and a field that somebody changed at the desk stays, as does
 * the decision who may watch the lesson.
 */
export function mergeRow(row: ListRecord, present: Present, namesTopic: boolean): ListRecord | null {
  const { lesson, words, topicIds, changedPaths } = present
  const isOfDesk = (path: string) =>
    changedPaths.some((changed) => changed === path || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`))
  const isAtHost = lesson.video_host === row.video_host
  const merged = row.words.flatMap((added): WordsRow[] => {
    const path = `languages.${added.language_code}`
    const before = words.find(({ language_code }) => language_code === added.language_code)
    // A language that was removed at the desk stays away.
    if (!before) return changedPaths.includes(path) ? [] : [added]
    const isKept = (field: string) => isOfDesk(`${path}.${field}`)
    return [withClip(withTexts(before, added, isKept), added, { isKept, host: lesson.video_host, isAtHost })]
  })
  const others = words.filter(({ language_code }) => !merged.some((one) => one.language_code === language_code))
  const record = {
    slug: lesson.slug,
    video_host: lesson.video_host,
    vimeo_id: lesson.vimeo_id,
    public_level: lesson.public_level,
    ...lessonFactsOf(lesson),
    thumbnail_url: lesson.thumbnail_url,
    created_at: row.created_at,
    isDated: false,
    words: withEnglishClip([...merged, ...others]),
    topicIds: namesTopic && !isOfDesk('topic_ids') ? row.topicIds : topicIds,
  }
  return saidBy(record.words, record.topicIds) === saidBy(words, topicIds) ? null : record
}

const textFields = ['title', 'description', 'sub_description'] as const
type IsKept = (field: string) => boolean

function withTexts(before: WordsRow, added: WordsRow, isKept: IsKept): WordsRow {
  const texts = textFields.flatMap((field) => (added[field] === '' || isKept(field) ? [] : [[field, added[field]]]))
  return { ...before, ...Object.fromEntries(texts) }
}

type ClipPlace = { isKept: IsKept; host: WordsRow['video_host']; isAtHost: boolean }

/** Takes the clip of a row, unless the desk or a pack has put a file of its own, or another clip, in its place. */
function withClip(before: WordsRow, added: WordsRow, { isKept, host, isAtHost }: ClipPlace): WordsRow {
  const presentHost = before.video_host ?? host
  const addedHost = added.video_host ?? host
  const isOwnFile = before.address !== null && presentHost === 'file'
  if (!added.address || !isAtHost || isOwnFile || isKept('address') || isKept('host')) return before
  const duration = isKept('duration') ? before.duration : added.duration
  const isSame = before.address !== null && keyOf(presentHost, before.address) === keyOf(addedHost, added.address)
  if (isSame) return { ...before, address: added.address, duration }
  const { address, low_address, audio_address, narration, voice, video_host, vimeo_id, thumbnail_url } = added
  return {
    ...before,
    ...{ address, low_address, audio_address, duration, narration, voice, video_host, vimeo_id, thumbnail_url },
  }
}

const keyOf = (host: WordsRow['video_host'], id: string) =>
  host === 'youtube' || host === 'vimeo' ? videoKey({ host, id }) : id

/** A language without a clip of its own plays the English one, with its length and voice. */
function withEnglishClip(words: WordsRow[]): WordsRow[] {
  const english = words.find(({ language_code }) => language_code === 'eng')
  if (!english) return words
  const { duration, narration, voice } = english
  return words.map((row) => (row.address === null ? { ...row, duration, narration, voice } : row))
}

const saidBy = (words: WordsRow[], topicIds: number[]) =>
  JSON.stringify([
    words.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort(),
    [...topicIds].sort((a, b) => a - b),
  ])

/** Adds to a record the row of the search. */
export const searchable = (
  record: ListRecord,
  subtitles: VideoRecord['subtitles'],
  topics: Parameters<typeof searchOf>[1],
): VideoRecord => ({ ...record, subtitles, search: searchOf({ words: record.words, subtitles }, topics) })
