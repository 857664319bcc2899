import { byLanguage, type Language, languages, type Text } from '@kasama/contract/language'
import type { OptionRow, Sounds } from '#platform/database/schema'
import { storeFile } from '#platform/media/store-files'
import type { Storage } from '#platform/ports/storage/storage'
import type { NewQuestion } from '#studio/lesson/store/video-record'
import { questionSound, quizIn } from '../format/question-sounds'
import type { PackVideo } from '../format/read-pack'
import type { QuizWords, VideoFacts } from '../format/shapes'

/** A pack's quiz as rows; its recordings are stored first. */
export async function questionsOf(
  storage: Storage,
  video: PackVideo,
  { quiz = [] }: VideoFacts,
): Promise<NewQuestion[]> {
  const inLanguages = (index: number, read: (words: QuizWords) => string | undefined): Text =>
    byLanguage((language) => {
      const asked = quizIn(video, index, language)
      return (asked && read(asked)) ?? ''
    })
  const questions: NewQuestion[] = []
  for (const [index, { answers, randomize_options, option_ids }] of quiz.entries()) {
    const options: OptionRow[] = []
    const idOf = (number: number) => option_ids?.[number - 1] ?? number
    const heard = (option?: number) =>
      soundsOf(storage, video, (language) =>
        questionSound(quizIn(video, index, language) ? language : 'eng', index + 1, option),
      )
    for (const option of (quizIn(video, index, 'eng')?.options ?? []).keys()) {
      const content = inLanguages(index, (asked) => asked.options[option])
      options.push({ id: idOf(option + 1), content, sound_url: await heard(option + 1) })
    }
    const content = inLanguages(index, (asked) => asked.content)
    questions.push({ content, options, answers: answers.map(idOf), randomize_options, sound_url: await heard() })
  }
  return questions
}

/** The recordings of one text; a language that uses the English text uses the English recording. */
async function soundsOf(storage: Storage, { slug, sounds }: PackVideo, name: (language: Language) => string) {
  const found: Sounds = {}
  for (const language of languages) {
    const path = sounds[name(language)]
    if (path) found[language] = await storeFile(storage, path, `clips/${slug}`)
  }
  return Object.keys(found).length > 0 ? found : null
}
