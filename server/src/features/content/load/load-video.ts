import { type Language, languages, type Text } from '@kasama/contract/language'
import type { Deps } from '../../../deps'
import type { Db } from '../../../platform/database/db'
import type { Storage } from '../../../ports/storage/storage'
import { writeQuestionsOf } from '../../chat/passages/write-passages'
import { searchRow } from '../../library/search/search-words'
import { secondsOf } from '../format/check-media'
import type { JsonFile } from '../format/json-file'
import type { PackVideo } from '../format/read-pack'
import type { VideoFacts, VideoWords } from '../format/shapes'
import { matchQuestions } from '../questions/match-questions'
import {
  dropQuestions,
  listQuestions,
  moveQuestions,
  type NewQuestion,
  writeQuestions,
} from '../questions/question.queries'
import { questionsOf } from '../questions/questions-of'
import { storeClip, storeFile, storePicture } from './store-files'
import { type VideoRecord, writeVideos } from './video.queries'

export type Change = 'added' | 'updated' | 'unchanged'

type Wanted = {
  pictures: string
  /** When it counts as published, unless the pack says. */
  createdAt: Date
  topicNames: Map<number, Text>
}

/** Brings one video of a checked pack in, whole or not at all; its files go first, under names of their own. */
export async function loadVideo({ db, storage }: Pick<Deps, 'db' | 'storage'>, video: PackVideo, wanted: Wanted) {
  const { facts } = video
  if (!facts) throw new Error(`${video.slug} was not checked`)
  const record = await recordOf(storage, video, { ...wanted, facts: facts.value })
  const questions = await questionsOf(storage, video, facts.value)
  return db.transaction().execute(async (tx): Promise<{ id: number; change: Change }> => {
    const outcome = (await writeVideos(tx, [record])).get(video.slug)
    if (!outcome) throw new Error(`${video.slug} was not written`)
    const isQuizChanged = await replaceQuestions(tx, outcome.id, questions)
    await writeQuestionsOf(tx, [outcome.id])
    const { id, isNew, isChanged } = outcome
    if (isNew) return { id, change: 'added' }
    return { id, change: isChanged || isQuizChanged ? 'updated' : 'unchanged' }
  })
}

async function recordOf(
  storage: Storage,
  video: PackVideo,
  { facts, pictures, createdAt, topicNames }: Wanted & { facts: VideoFacts },
): Promise<VideoRecord> {
  const words = Object.entries(video.words) as [Language, JsonFile<VideoWords>][]
  const rows: VideoRecord['words'] = []
  for (const [language, { value }] of words)
    rows.push(await wordsRow(storage, video, { facts, language, value, pictures }))
  const names = facts.topics.flatMap((id) => Object.values(topicNames.get(id) ?? {}))
  const cues = Object.fromEntries(languages.map((language) => [language, video.subtitles[language]?.cues ?? []]))
  const subtitles = Object.values(cues).map((list) => list.map(({ text }) => text).join(' '))
  return {
    slug: video.slug,
    video_host: facts.host,
    vimeo_id: facts.vimeo_id ?? null,
    public_level: facts.public_level,
    slides_show_text: facts.slides_show_text ?? false,
    thumbnail_url: await thumbnail(storage, facts, pictures),
    created_at: facts.published ? new Date(facts.published) : createdAt,
    isDated: facts.published !== undefined,
    words: rows,
    topicIds: facts.topics,
    search: searchRow({
      titles: rows.map(({ title }) => title),
      texts: [...rows.flatMap((row) => [row.description, row.sub_description]), ...subtitles],
      topicNames: names,
    }),
    subtitles: cues,
  }
}

type Pictured = Pick<VideoFacts, 'address' | 'thumbnail'> & { host: VideoFacts['host'] | undefined }

async function thumbnail(storage: Storage, at: Pictured, pictures: string): Promise<string | null> {
  if (at.thumbnail) return storePicture(storage, `${pictures}/${at.thumbnail}`)
  return at.host === 'youtube' && at.address ? youtubePicture(at.address) : null
}

/** YouTube's own picture of a video. */
export const youtubePicture = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

type Part = { facts: VideoFacts; language: Language; value: VideoWords; pictures: string }

async function wordsRow(storage: Storage, video: PackVideo, { facts, language, value, pictures }: Part) {
  const clip = video.clips[language]
  const subtitles = video.subtitles[language]
  const folder = `clips/${video.slug}`
  // Without a clip of its own a language shows the English one, and takes that one's length and voice.
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
    ...(language === 'eng' ? asTheVideo : await ownPlace(storage, { facts, value, pictures })),
  }
}

/** Which language a clip's voice speaks, and how the voice was made. */
const heardIn = ({ narration, voice }: Pick<VideoWords, 'narration' | 'voice'>, language: Language) => ({
  narration: narration ?? language,
  voice: voice ?? null,
})

const asTheVideo = { video_host: null, vimeo_id: null, thumbnail_url: null }

/** What a language has beside the video's own host, copy at Vimeo and picture. */
async function ownPlace(storage: Storage, { facts, value, pictures }: Omit<Part, 'language'>) {
  const host = value.host ?? facts.host
  // A picture that the provider chose stands for all languages; the host's own may have English words in it.
  const pictured = { ...value, host: facts.thumbnail ? undefined : host }
  return {
    video_host: value.host ?? null,
    vimeo_id: value.vimeo_id ?? null,
    thumbnail_url: await thumbnail(storage, pictured, pictures),
  }
}

async function replaceQuestions(tx: Db, videoId: number, questions: NewQuestion[]): Promise<boolean> {
  const { moves, gone } = matchQuestions(await listQuestions(tx, videoId), questions)
  await dropQuestions(tx, gone)
  await moveQuestions(tx, moves)
  const written = await writeQuestions(tx, videoId, questions)
  return moves.length + gone.length + written > 0
}
