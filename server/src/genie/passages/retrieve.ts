import type { Language } from '@kasama/contract/language'
import { isLocked } from '#people/household/viewer'
import type { Db } from '#platform/database/db'
import { findPassages } from './index/find-passages'
import { lastReadIndex } from './index/library-index'
import type { PassageRow } from './index/library-index.queries'
import type { Question } from './question'
import { rank } from './rank'
import type { PassageText } from './weigh'

/**
 * A piece of the library that may answer a question: some subtitles, a lesson's description, or an entry of the FAQ.
 */
export type Passage = {
  id: number
  videoId: number | null
  faqSlug: string | null
  language: Language
  heading: string
  text: string
  /** Position in the lesson. */
  seconds: number
  isLocked: boolean
  /** Title of its lesson. */
  title: string
}

export type { Question }

const maxPartsPerLesson = 3

/** Returns the passages that fit a question and that this viewer may see, the best first. */
export async function retrieve(db: Db, question: Question, max = 8): Promise<Passage[]> {
  const ranked = await rank(db, question)
  const ids = ranked.flatMap(({ hits }) => hits.slice(0, maxPartsPerLesson).map(({ id }) => id)).slice(0, max)
  const lessonIds = ranked.flatMap(({ videoId, hits }) =>
    hits.some(({ id }) => ids.includes(id)) ? (videoId ?? []) : [],
  )
  const hits = ranked.flatMap((source) => source.hits).filter(({ id }) => ids.includes(id))
  const rows = await findPassages(db, await lastReadIndex(db), { hits, videoIds: lessonIds })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toPassage(row, rows, question)] : []
  })
}

/** Returns a passage in her language, else in English, else in the first language it has. */
export function inLanguage(texts: PassageRow['texts'], language: Language): { language: Language; text: PassageText } {
  const textLanguage = texts[language] ? language : texts.eng ? 'eng' : ((Object.keys(texts)[0] ?? 'eng') as Language)
  return { language: textLanguage, text: texts[textLanguage] ?? { heading: '', text: '', seconds: 0 } }
}

function toPassage(row: PassageRow, rows: PassageRow[], { language, viewer }: Question): Passage {
  const localized = inLanguage(row.texts, language)
  const description = rows.find(({ video_id, part }) => part === 0 && video_id === row.video_id)
  return {
    id: row.id,
    videoId: row.video_id,
    faqSlug: row.faq_slug,
    language: localized.language,
    ...localized.text,
    isLocked: row.public_level !== null && isLocked(viewer, row.public_level),
    title: description ? inLanguage(description.texts, language).text.heading : '',
  }
}
