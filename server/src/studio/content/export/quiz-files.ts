import { type Language, languages } from '@kasama/contract/language'
import { hasOwnWords } from '@kasama/contract/lesson.rules'
import type { Rows } from '#platform/database/db'
import type { Sounds } from '#platform/database/schema'
import { questionSound } from '../format/question-sounds'
import type { QuizWords, VideoFacts } from '../format/shapes'
import { endingOf, type PackFile } from './pack-file'

type Question = Rows['questions']
type QuizFacts = NonNullable<VideoFacts['quiz']>[number]

/**
 * The language-independent part of a question, and its words in languages in which the lesson has none. Right answers
 * are given as places; ids are added where they differ from the places.
 */
export function quizFacts(question: Question, others: Language[]): QuizFacts {
  const { options, answers, randomize_options } = question
  const own = others.flatMap((language) =>
    hasOwnWords(question, language) ? [[language, quizWords(question, language)]] : [],
  )
  const ids = options.map(({ id }) => id)
  const isCounted = ids.every((id, index) => id === index + 1)
  return {
    answers: answers.map((answer) => ids.indexOf(answer) + 1).filter((place) => place > 0),
    randomize_options,
    ...(!isCounted && { option_ids: ids }),
    ...(own.length > 0 && { languages: Object.fromEntries(own) }),
  }
}

export const quizWords = ({ content, options }: Question, language: Language): QuizWords => ({
  content: content[language],
  options: options.map((option) => option.content[language]),
})

const endings = ['m4a', 'mp3', 'webm']

/** The recordings of questions and options, in the languages in which the lesson or the question has words. */
export function questionSounds(folder: string, questions: Question[], titled: Language[]): PackFile[] {
  const files: PackFile[] = []
  const add = (question: Question, sounds: Sounds | null, nameOf: (language: Language) => string) => {
    for (const language of languages) {
      if (!titled.includes(language) && !hasOwnWords(question, language)) continue
      const key = sounds?.[language]
      if (key && endings.includes(endingOf(key)))
        files.push({ path: `${folder}/${nameOf(language)}.${endingOf(key)}`, key })
    }
  }
  for (const [index, question] of questions.entries()) {
    add(question, question.sound_url, (language) => questionSound(language, index + 1))
    for (const [place, option] of question.options.entries())
      add(question, option.sound_url, (language) => questionSound(language, index + 1, place + 1))
  }
  return files
}
