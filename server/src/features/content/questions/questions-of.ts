import { type Language, languages, type Text } from '@kasama/contract/language'
import type { OptionRow, Sounds } from '../../../platform/database/schema'
import type { Storage } from '../../../ports/storage/storage'
import { questionSound } from '../format/question-sounds'
import type { PackVideo } from '../format/read-pack'
import type { VideoFacts, VideoWords } from '../format/shapes'
import { storeFile } from '../load/store-files'
import type { NewQuestion } from './question.queries'

/** A pack's quiz as it is stored; its recorded sounds are stored first. */
export async function questionsOf(
  storage: Storage,
  video: PackVideo,
  { quiz = [] }: VideoFacts,
): Promise<NewQuestion[]> {
  const { words } = video
  const inLanguages = (read: (words: VideoWords) => string | undefined): Text => {
    const text = (language: Language) => (words[language] && read(words[language].value)) ?? ''
    const eng = text('eng')
    return { eng, phi: text('phi') || eng, ind: text('ind') || eng, mya: text('mya') || eng }
  }
  const questions: NewQuestion[] = []
  for (const [index, { answers, randomize_options, option_ids }] of quiz.entries()) {
    const options: OptionRow[] = []
    const idOf = (number: number) => option_ids?.[number - 1] ?? number
    for (const option of (words.eng?.value.quiz?.[index]?.options ?? []).keys()) {
      const content = inLanguages((value) => value.quiz?.[index]?.options[option])
      const sound_url = await soundsOf(storage, video, (language) => questionSound(language, index + 1, option + 1))
      options.push({ id: idOf(option + 1), content, sound_url })
    }
    const content = inLanguages((value) => value.quiz?.[index]?.content)
    const sound_url = await soundsOf(storage, video, (language) => questionSound(language, index + 1))
    questions.push({ content, options, answers: answers.map(idOf), randomize_options, sound_url })
  }
  return questions
}

/** The recorded sounds of one text; a language whose words are English ones is spoken in English, too. */
async function soundsOf(storage: Storage, { slug, sounds, words }: PackVideo, name: (language: Language) => string) {
  const found: Sounds = {}
  for (const language of languages) {
    const path = sounds[name(words[language] ? language : 'eng')]
    if (path) found[language] = await storeFile(storage, path, `clips/${slug}`)
  }
  return Object.keys(found).length > 0 ? found : null
}
