import { byLanguage, type Language, type Text } from '@kasama/contract/language'
import { lessonFactsOf } from '@kasama/contract/learning/video/lesson-facts'
import { writeQuizPassages } from '#genie/passages/write-passages'
import type { Db } from '#platform/database/db'
import { storeClip, storeFile, storePicture } from '#platform/media/store-files'
import type { Storage } from '#platform/ports/storage/storage'
import { beginLines, renewLines } from '#studio/lesson/line/renew-lines'
import { replaceQuiz } from '#studio/lesson/store/replace-quiz'
import { searchOf, type VideoRecord } from '#studio/lesson/store/video-record'
import { writeVideos } from '#studio/lesson/store/write-videos'
import { secondsOf } from '../format/check-media'
import type { JsonFile } from '../format/json-file'
import type { PackVideo } from '../format/read-pack'
import type { VideoFacts, VideoWords } from '../format/shapes'
import { pictureFile } from '../format/thumbnail'
import { matchQuestions } from '../questions/match-questions'
import { questionsOf } from '../questions/questions-of'
import type { TransactionRunner } from './transaction-runner'

export type Change = 'added' | 'updated' | 'unchanged'

type VideoContext = {
  picturesFolder: string
  /** Its publication date, unless the pack has one. */
  createdAt: Date
  topicNames: Map<number, Text>
}
type Within = {
  writing: TransactionRunner
  /** Called first in the transaction. */
  before: (tx: Db) => Promise<void>
  /** Called after a new video was added. */
  added: (tx: Db, id: number) => Promise<void>
}

/** Loads one video of a valid pack in one transaction; its files are stored before, under content hashes. */
export async function loadVideo(
  storage: Storage,
  video: PackVideo,
  { writing, before, added, ...wanted }: VideoContext & Within,
): Promise<{ id: number; change: Change }> {
  const { facts } = video
  if (!facts) throw new Error(`${video.slug} was not checked`)
  const record = await recordOf(storage, video, { ...wanted, facts: facts.value })
  const questions = await questionsOf(storage, video, facts.value)
  return writing(async (tx) => {
    await before(tx)
    const outcome = (await writeVideos(tx, [record])).get(record.slug)
    if (!outcome) throw new Error(`${video.slug} was not written`)
    const isQuizChanged = await replaceQuiz(tx, outcome.id, questions, matchQuestions)
    await writeQuizPassages(tx, [outcome.id])
    const { id, isNew, isChanged } = outcome
    if (isNew) {
      await added(tx, id)
      if (!outcome.isPublished) await beginLines(tx, new Map([[id, cuesIn(record)]]))
      return { id, change: 'added' as const }
    }
    if (!isChanged && !isQuizChanged) return { id, change: 'unchanged' as const }
    await renewLines(tx, new Map([[id, cuesIn(record)]]))
    return { id, change: 'updated' as const }
  })
}

/** The cues of its subtitle files, parsed with the pack. */
const cuesIn =
  ({ words, subtitles }: VideoRecord) =>
  async (key: string) => {
    const cues = words.flatMap((texts) => (texts.subtitles === key ? (subtitles[texts.language_code] ?? []) : []))
    return cues.map(({ start, end, text }) => ({ start, end, text }))
  }

async function recordOf(
  storage: Storage,
  video: PackVideo,
  { facts, picturesFolder, createdAt, topicNames }: VideoContext & { facts: VideoFacts },
): Promise<VideoRecord> {
  const words = Object.entries(video.words) as [Language, JsonFile<VideoWords>][]
  const rows: VideoRecord['words'] = []
  for (const [language, { value }] of words)
    rows.push(await wordsRow(storage, video, { facts, language, value, picturesFolder }))
  const topics = facts.topics.flatMap((id) => topicNames.get(id) ?? [])
  const cues = byLanguage((language) => video.subtitles[language]?.cues ?? [])
  return {
    // A video that came from a list keeps the slug that the list gave it, so that a later list finds it.
    slug: facts.listed ?? video.slug,
    video_host: facts.host,
    vimeo_id: facts.vimeo_id ?? null,
    public_level: facts.public_level,
    ...lessonFactsOf(facts),
    thumbnail_url: await thumbnail(storage, facts, picturesFolder),
    created_at: facts.published ? new Date(facts.published) : createdAt,
    isDated: facts.published !== undefined,
    words: rows,
    topicIds: facts.topics,
    search: searchOf({ words: rows, subtitles: cues }, topics),
    subtitles: cues,
    isDraft: facts.draft ?? false,
  }
}

type ThumbnailSource = Pick<VideoFacts, 'address' | 'thumbnail'> & { host: VideoFacts['host'] | undefined }

async function thumbnail(storage: Storage, source: ThumbnailSource, picturesFolder: string): Promise<string | null> {
  const file = pictureFile(source.thumbnail)
  if (file) return storePicture(storage, `${picturesFolder}/${file}`)
  if (source.thumbnail) return source.thumbnail === 'none' ? null : source.thumbnail
  return source.host === 'youtube' && source.address ? youtubePicture(source.address) : null
}

/** YouTube's thumbnail of a video. */
export const youtubePicture = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

type Part = { facts: VideoFacts; language: Language; value: VideoWords; picturesFolder: string }

async function wordsRow(storage: Storage, video: PackVideo, { facts, language, value, picturesFolder }: Part) {
  const clip = video.clips[language]
  const subtitles = video.subtitles[language]
  const folder = `clips/${video.slug}`
  // A language without its own clip plays the English one, and has its duration and voice.
  const place = language === 'eng' ? facts : value
  const isOwn = clip !== undefined || place.address !== undefined || language === 'eng'
  const seconds = secondsOf(video, language) ?? 0
  return {
    language_code: language,
    title: value.title,
    description: value.description,
    sub_description: value.sub_description ?? '',
    address: clip ? await storeClip(storage, clip.path, folder) : (place.address ?? null),
    low_address: clip?.low ? await storeFile(storage, clip.low, folder) : null,
    audio_address: clip?.audio ? await storeFile(storage, clip.audio, folder) : null,
    duration: seconds > 0 ? Math.max(1, Math.round(seconds)) : 0,
    ...(isOwn ? heardIn(value, language) : heardIn({ ...video.words.eng?.value, ...value }, 'eng')),
    subtitles: subtitles ? await storeFile(storage, subtitles.path, folder) : null,
    ...(language === 'eng' ? asTheVideo : await ownPlace(storage, { facts, value, picturesFolder })),
  }
}

/** The language that a clip's voice speaks, and how the voice was made. */
const heardIn = ({ narration, voice }: Pick<VideoWords, 'narration' | 'voice'>, language: Language) => ({
  narration: narration ?? language,
  voice: voice ?? null,
})

const asTheVideo = { video_host: null, vimeo_id: null, thumbnail_url: null }

/** A language's own clip with its host, Vimeo copy and picture. */
async function ownPlace(storage: Storage, { facts, value, picturesFolder }: Omit<Part, 'language'>) {
  const host = value.host ?? facts.host
  // A picture chosen by the provider is used for all languages; the host's thumbnail may show English words.
  const pictured = { ...value, host: facts.thumbnail ? undefined : host }
  return {
    video_host: value.host ?? null,
    vimeo_id: value.vimeo_id ?? null,
    thumbnail_url: await thumbnail(storage, pictured, picturesFolder),
  }
}
