import type { Language } from '@kasama/contract/language'
import type { Rows } from '../../../platform/database/db'
import type { Sounds } from '../../../platform/database/schema'
import { questionSound } from '../format/question-sounds'
import type { VideoFacts, VideoWords } from '../format/shapes'
import { endingOf, type PackFile } from './pack-file'

type Question = Rows['questions']
type QuizFacts = NonNullable<VideoFacts['quiz']>[number]
type QuizWords = NonNullable<VideoWords['quiz']>[number]

/** What of a question depends on no language; options are told by their places, and by their ids where those differ. */
export function quizFacts({ options, answers, randomize_options }: Question): QuizFacts {
  const ids = options.map(({ id }) => id)
  const isCounted = ids.every((id, index) => id === index + 1)
  return {
    answers: answers.map((answer) => ids.indexOf(answer) + 1).filter((place) => place > 0),
    randomize_options,
    ...(!isCounted && { option_ids: ids }),
  }
}

export const quizWords = ({ content, options }: Question, language: Language): QuizWords => ({
  content: content[language] || content.eng,
  options: options.map((option) => option.content[language] || option.content.eng),
})

const endings = ['m4a', 'mp3', 'webm']

/** The recorded questions and options, in the languages in which the lesson has words. */
export function questionSounds(folder: string, questions: Question[], spoken: Language[]): PackFile[] {
  const files: PackFile[] = []
  const add = (sounds: Sounds | null, nameOf: (language: Language) => string) => {
    for (const language of spoken) {
      const key = sounds?.[language]
      if (key && endings.includes(endingOf(key)))
        files.push({ path: `${folder}/${nameOf(language)}.${endingOf(key)}`, key })
    }
  }
  for (const [index, { sound_url, options }] of questions.entries()) {
    add(sound_url, (language) => questionSound(language, index + 1))
    for (const [place, option] of options.entries())
      add(option.sound_url, (language) => questionSound(language, index + 1, place + 1))
  }
  return files
}
