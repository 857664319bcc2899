import { languages } from '@kasama/contract/language'
import type { Lesson, LessonWords } from '@kasama/contract/lesson'
import { addressProblem } from '@kasama/contract/video-address.rules'
import { clipKey } from '#platform/media/clip-key'

const pictureAddress =
  /^(\/pictures\/[A-Za-z0-9][A-Za-z0-9_-]*\.(svg|webp|avif|png|jpg)|https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/\w+\.jpg)$/

type Address = string | null
type Look = [path: string, isRight: boolean]

const isPicture = (address: Address) => address === null || pictureAddress.test(address)
const isClip = (key: Address) => key === null || clipKey.test(key)
const isAt = (host: Lesson['host'], address: Address) =>
  address === null || (host === 'file' ? clipKey.test(address) : addressProblem(host, address) === null)

/** Returns the paths of invalid references: a file that is no clip, an id that its host can't have. */
export function misplacedFields(lesson: Lesson): string[] {
  const looks: Look[] = [
    ['thumbnail_url', isPicture(lesson.thumbnail_url)],
    ['vimeo_id', isAt('vimeo', lesson.vimeo_id)],
    ...languages.flatMap((language) => looksAt(lesson, lesson.languages[language], `languages.${language}`)),
    ...Object.entries(lesson.questions).map(([key, { sounds, options }]): Look => {
      const keys = [sounds, ...options.map((option) => option.sounds)].flatMap((of) => Object.values(of ?? {}))
      return [`questions.${key}.sounds`, keys.every(isClip)]
    }),
  ]
  return looks.flatMap(([path, isRight]) => (isRight ? [] : [path]))
}

function looksAt({ host }: Lesson, words: LessonWords | undefined, path: string): Look[] {
  if (!words) return []
  return [
    [`${path}.address`, isAt(words.host ?? host, words.address)],
    [`${path}.low_address`, isClip(words.low_address)],
    [`${path}.audio_address`, isClip(words.audio_address)],
    [`${path}.subtitles`, isClip(words.subtitles)],
    [`${path}.vimeo_id`, isAt('vimeo', words.vimeo_id)],
    [`${path}.thumbnail_url`, isPicture(words.thumbnail_url)],
    [`${path}.cues`, (words.cues ?? []).every(({ start, end }) => end > start)],
  ]
}
