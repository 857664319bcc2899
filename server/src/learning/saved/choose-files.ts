import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import type { LessonFile } from '@kasama/contract/learning/saved/saved.api'
import type { Video } from '@kasama/contract/learning/video/video.api'

type FileAddress = Pick<LessonFile, 'kind' | 'url'>
type Clip = Partial<
  Pick<Video, 'url' | 'low_url' | 'audio_url' | 'vimeo_id' | 'youtube_id' | 'video_host' | 'thumbnail_url'>
>

/** Texts, clips and sounds of the languages beside English stand as JSON in a reply. */
const wordsIn = <W>(languages: string, language: Language): Partial<W> => JSON.parse(languages)[language] ?? {}

/**
 * The files of a lesson: the clip that its page would play in a language, all subtitles, and the sounds and pictures of
 * the languages in which she listens and reads. A lesson at another host, or one in pieces, has no clip.
 */
export function chooseFiles(video: Video, questions: Question[], spoken: Language, read: Language): FileAddress[] {
  const own = spoken === 'eng' ? {} : wordsIn<Clip>(video.languages, spoken)
  const readOnly = read === 'eng' ? {} : wordsIn<Clip>(video.languages, read)
  const pictures = [video.thumbnail_url, own.thumbnail_url, readOnly.thumbnail_url]
  const languages = [...new Set([spoken, read])]
  const files = [
    ...clipFiles(own, video),
    ...video.subtitles.map(({ url }) => ({ kind: 'subtitles' as const, url })),
    ...questions.flatMap((question) =>
      [question, ...question.options].flatMap((text) => languages.map((language) => soundIn(text, language))),
    ),
    ...pictures.map((url) => ({ kind: 'picture' as const, url })),
  ]
  const kept = files.filter((file): file is FileAddress => isKept(file.url))
  return [...new Map(kept.map((file) => [file.url, file])).values()]
}

const isKept = (url: string | null | undefined) => /^\/(media|pictures)\/./.test(url ?? '')

const soundIn = ({ sound_url, languages }: Pick<Question, 'sound_url' | 'languages'>, language: Language) => ({
  kind: 'sound' as const,
  url: language === 'eng' ? sound_url : wordsIn<Question>(languages, language).sound_url,
})

/** As the page chooses (`clipIn` in web/src/learning/video/versions/clips.ts): the own clip, else the English one. */
function clipFiles(own: Clip, video: Video) {
  const clip = [own, video].find((fields) => isPlayable(fields, own.video_host ?? video.video_host)) ?? {}
  const { video_host = video.video_host, url, low_url, audio_url } = clip
  if (video_host !== 'file' || url?.includes('.m3u8')) return []
  return [
    { kind: 'sharp' as const, url },
    { kind: 'low' as const, url: low_url },
    { kind: 'audio' as const, url: audio_url },
  ]
}

function isPlayable({ url, youtube_id, vimeo_id, video_host }: Clip, baseHost: string): boolean {
  const host = video_host || baseHost
  return Boolean(host === 'file' ? url : host === 'youtube' ? youtube_id : vimeo_id)
}
