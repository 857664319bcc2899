import { type Language, languages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Db } from '#platform/database/db'
import { cueGroups } from './cue-groups'
import { dropParts, findFaq, findQuestions, writePassages } from './passages.queries'
import type { PassageText, PassageTexts } from './weigh'

/** A lesson as Genie indexes it: its title and description in each language, and its subtitles. */
export type KnownLesson = {
  videoId: number
  words: { language_code: Language; title: string; description: string; sub_description: string }[]
  subtitles: Partial<Record<Language, Cue[]>>
}

/** Writes the passages of lessons, in the transaction that changes them. */
export async function writeLessons(tx: Db, lessons: KnownLesson[]): Promise<void> {
  const wanted = lessons.flatMap((lesson) => [
    { video_id: lesson.videoId, part: 0, texts: aboutOf(lesson) },
    ...[...cueGroups(lesson.subtitles)].map(([part, texts]) => ({ video_id: lesson.videoId, part, texts })),
  ])
  await dropParts(
    tx,
    lessons.map(({ videoId }) => videoId),
    wanted,
  )
  await writePassages(tx, 'video_id, part', wanted)
}

function aboutOf({ words }: KnownLesson): PassageTexts {
  const texts: PassageTexts = {}
  for (const { language_code, title, description, sub_description } of words)
    texts[language_code] = { heading: title, text: `${description} ${sub_description}`.trim(), seconds: 0 }
  return texts
}

/**
 * Writes the questions of published quizzes with their right answers; Genie shows one only to a worker who has answered
 * it.
 */
export async function writeQuestionsOf(tx: Db, videoIds: number[]): Promise<void> {
  const questions = await findQuestions(tx, videoIds)
  const wanted = questions.map(({ id, video_id, content, options, answers }) => {
    const right = options.filter((option) => answers.includes(option.id))
    const said = (language: Language): PassageText => ({
      heading: content[language] || content.eng,
      text: right.map((option) => option.content[language] || option.content.eng).join(' / '),
      seconds: 0,
    })
    return { video_id, question_id: id, texts: inLanguages(said) }
  })
  await writePassages(tx, 'question_id', wanted)
}

export async function writeFaq(tx: Db): Promise<void> {
  const entries = await findFaq(tx)
  const wanted = entries.map(({ slug, question, answer }) => ({
    faq_slug: slug,
    texts: inLanguages((language) => ({
      // A translation that lacks its question or answer is ignored in favour of English.
      heading: answer[language] && question[language],
      text: answer[language],
      seconds: 0,
    })),
  }))
  await writePassages(tx, 'faq_slug', wanted)
}

/** Collects the languages of a text; one that equals English is not translated and is left out. */
function inLanguages(said: (language: Language) => PassageText): PassageTexts {
  const texts: PassageTexts = {}
  for (const language of languages) {
    const text = said(language)
    if (text.heading && (language === 'eng' || text.heading !== said('eng').heading)) texts[language] = text
  }
  return texts
}
