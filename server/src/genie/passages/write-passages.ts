import { type Language, languages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Db } from '#platform/database/db'
import { cueGroups } from './cue-groups'
import { deleteOldParts, findFaq, findQuestions, writePassages } from './passages.queries'
import type { PassageText, PassageTexts } from './weigh'

/** A lesson as Genie indexes it: its title and description in each language, and its subtitles. */
export type IndexedLesson = {
  videoId: number
  words: { language_code: Language; title: string; description: string; sub_description: string }[]
  subtitles: Partial<Record<Language, Cue[]>>
}

/** Writes the passages of lessons, in the transaction that changes them. */
export async function writeLessonPassages(tx: Db, lessons: IndexedLesson[]): Promise<void> {
  const passages = lessons.flatMap((lesson) => [
    { video_id: lesson.videoId, part: 0, texts: descriptionTexts(lesson) },
    ...[...cueGroups(lesson.subtitles)].map(([part, texts]) => ({ video_id: lesson.videoId, part, texts })),
  ])
  await deleteOldParts(
    tx,
    lessons.map(({ videoId }) => videoId),
    passages,
  )
  await writePassages(tx, 'video_id, part', passages)
}

function descriptionTexts({ words: languageRows }: IndexedLesson): PassageTexts {
  const texts: PassageTexts = {}
  for (const { language_code, title, description, sub_description } of languageRows)
    texts[language_code] = { heading: title, text: `${description} ${sub_description}`.trim(), seconds: 0 }
  return texts
}

/**
 * Writes the questions of published quizzes with their right answers; Genie shows one only to a worker who has answered
 * it.
 */
export async function writeQuizPassages(tx: Db, videoIds: number[]): Promise<void> {
  const questions = await findQuestions(tx, videoIds)
  const passages = questions.map(({ id, video_id, content, options, answers }) => {
    const rightOptions = options.filter((option) => answers.includes(option.id))
    const textIn = (language: Language): PassageText => ({
      heading: content[language] || content.eng,
      text: rightOptions.map((option) => option.content[language] || option.content.eng).join(' / '),
      seconds: 0,
    })
    return { video_id, question_id: id, texts: collectLanguages(textIn) }
  })
  await writePassages(tx, 'question_id', passages)
}

export async function writeFaqPassages(tx: Db): Promise<void> {
  const entries = await findFaq(tx)
  const passages = entries.map(({ slug, question, answer }) => ({
    faq_slug: slug,
    texts: collectLanguages((language) => ({
      // A translation that lacks its question or answer is ignored in favour of English.
      heading: answer[language] && question[language],
      text: answer[language],
      seconds: 0,
    })),
  }))
  await writePassages(tx, 'faq_slug', passages)
}

/** Collects the languages of a text; one that equals English is not translated and is left out. */
function collectLanguages(textIn: (language: Language) => PassageText): PassageTexts {
  const texts: PassageTexts = {}
  for (const language of languages) {
    const text = textIn(language)
    if (text.heading && (language === 'eng' || text.heading !== textIn('eng').heading)) texts[language] = text
  }
  return texts
}
