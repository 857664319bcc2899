import { type Language, languages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/web-vtt'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db'
import { cueGroups } from './cue-groups'
import { type PassageText, type PassageTexts, rules, weighWords } from './weigh'

/** A lesson as Genie knows it: what it is about in each language, and its subtitles. */
export type KnownLesson = {
  videoId: number
  words: { language_code: Language; title: string; description: string; sub_description: string }[]
  subtitles: Partial<Record<Language, Cue[]>>
}

type Wanted = { video_id?: number; part?: number; question_id?: number; faq_slug?: string; texts: PassageTexts }
type Key = 'video_id, part' | 'question_id' | 'faq_slug'

/**
 * Adds passages, and brings those that are there up to date with their words; a passage that says the same by the same
 * rules is not written. A handful of statements however many they are.
 */
async function writeRows(tx: Db, key: Key, wanted: Wanted[]): Promise<void> {
  if (wanted.length === 0) return
  const { rows: written } = await sql<{ id: number; texts: PassageTexts }>`
    insert into passages (video_id, part, question_id, faq_slug, texts, rules)
    select video_id, part, question_id, faq_slug, texts, ${rules}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted(video_id integer, part integer, question_id integer, faq_slug text, texts jsonb)
    on conflict (${sql.raw(key)}) do update set texts = excluded.texts, rules = excluded.rules
      where passages.texts <> excluded.texts or passages.rules <> excluded.rules
    returning id, texts`.execute(tx)
  if (written.length === 0) return
  const ids = written.map(({ id }) => id)
  const words = written.flatMap(({ id, texts }) =>
    [...weighWords(texts)].map(([word, weight]) => ({ id, word, weight })),
  )
  await sql`delete from passage_words where passage_id = any(${ids}::int[])`.execute(tx)
  await sql`insert into passage_words (passage_id, word, weight)
    select * from unnest(${words.map(({ id }) => id)}::int[], ${words.map(({ word }) => word)}::text[],
      ${words.map(({ weight }) => weight)}::real[])`.execute(tx)
}

/** Writes what is known of lessons, in the transaction that changes them. */
export async function writeLessons(tx: Db, lessons: KnownLesson[]): Promise<void> {
  const wanted = lessons.flatMap((lesson) => [
    { video_id: lesson.videoId, part: 0, texts: aboutOf(lesson) },
    ...[...cueGroups(lesson.subtitles)].map(([part, texts]) => ({ video_id: lesson.videoId, part, texts })),
  ])
  const kept = wanted.map(({ video_id, part }) => ({ video_id, part }))
  await sql`
    delete from passages gone where question_id is null and video_id = any(${lessons.map(({ videoId }) => videoId)}::int[])
      and not exists (select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(video_id integer, part integer)
        where kept.video_id = gone.video_id and kept.part = gone.part)`.execute(tx)
  await writeRows(tx, 'video_id, part', wanted)
}

function aboutOf({ words }: KnownLesson): PassageTexts {
  const texts: PassageTexts = {}
  for (const { language_code, title, description, sub_description } of words)
    texts[language_code] = { heading: title, text: `${description} ${sub_description}`.trim(), seconds: 0 }
  return texts
}

/** The questions of a video's quiz, with their right answers; Genie uses them for those who have answered them alone. */
export async function writeQuestionsOf(tx: Db, videoIds: number[]): Promise<void> {
  const questions = await tx
    .selectFrom('questions')
    .select(['id', 'video_id', 'content', 'options', 'answers'])
    .where('video_id', 'in', videoIds.length > 0 ? videoIds : [0])
    .execute()
  const wanted = questions.map(({ id, video_id, content, options, answers }) => {
    const right = options.filter((option) => answers.includes(option.id))
    const said = (language: Language): PassageText => ({
      heading: content[language],
      text: right.map((option) => option.content[language]).join(' / '),
      seconds: 0,
    })
    return { video_id, question_id: id, texts: inLanguages(said) }
  })
  await writeRows(tx, 'question_id', wanted)
}

export async function writeFaq(tx: Db): Promise<void> {
  const entries = await tx.selectFrom('faq').selectAll().execute()
  const wanted = entries.map(({ slug, question, answer }) => ({
    faq_slug: slug,
    texts: inLanguages((language) => ({ heading: question[language], text: answer[language], seconds: 0 })),
  }))
  await writeRows(tx, 'faq_slug', wanted)
}

/** What is not translated is English, and needs no words of its own. */
function inLanguages(said: (language: Language) => PassageText): PassageTexts {
  const texts: PassageTexts = {}
  for (const language of languages) {
    const text = said(language)
    if (text.heading && (language === 'eng' || text.heading !== said('eng').heading)) texts[language] = text
  }
  return texts
}
