import { join } from 'node:path'
import { type Language, languages } from '@kasama/contract/language'
import { clipSeconds } from '../clips/clip-files'
import type { Fault } from './json-file'
import type { PackVideo } from './read-pack'

const soundName = /^([a-z]{3})\.question-([1-9]\d?)(?:-option-([1-9]\d?))?\.(m4a|mp3|webm)$/
const longestSeconds = 60

/** Whether a file of a video is the recording of a question or an option. */
export const isQuestionSound = (name: string) => soundName.test(name)

/** The file name, without its extension, of a question's or an option's recording; both are counted from 1. */
export const questionSound = (language: string, question: number, option?: number) =>
  `${language}.question-${question}${option === undefined ? '' : `-option-${option}`}`

/**
 * A question's words in a language: from the video's words, or, where the video has only English ones, from the
 * question itself.
 */
export const quizIn = ({ words, facts }: Pick<PackVideo, 'words' | 'facts'>, index: number, language: Language) =>
  words[language]
    ? words[language].value.quiz?.[index]
    : language !== 'eng'
      ? facts?.value.quiz?.[index]?.languages?.[language]
      : undefined

/** Measures the recordings of a quiz, and reports those that are unplayable or belong to no question. */
export async function checkQuestionSounds(folder: string, video: PackVideo, note: (fault: Fault) => void) {
  for (const name of video.files.filter(isQuestionSound)) {
    const file = `videos/${video.slug}/${name}`
    const path = join(folder, file)
    const seconds = await clipSeconds(path)
    if (!isInQuiz(video, name)) note({ file, line: 0, message: 'speaks a question or an option that is not there' })
    else if (seconds === null || seconds > longestSeconds)
      note({ file, line: 0, message: `is no sound of ${longestSeconds} seconds at most` })
    else if (video.sounds[withoutEnding(name)]) note({ file, line: 0, message: 'speaks what another file speaks, too' })
    else video.sounds[withoutEnding(name)] = path
  }
}

const withoutEnding = (name: string) => name.replace(/\.\w+$/, '')

function isInQuiz({ words, facts }: PackVideo, name: string): boolean {
  const [, code, question, option = '1'] = soundName.exec(name) ?? []
  const language = languages.find((one) => one === code)
  const index = Number(question) - 1
  const asked = language && quizIn({ words, facts }, index, language)
  return asked?.options[Number(option) - 1] !== undefined
}
