import type { Db } from '#platform/database/db'
import { searchable } from '#platform/search/search-words'
import { languagesFor } from '../asked-words'
import type { Question } from '../question'
import { burmeseText } from '../words/burmese'
import { wordsOf } from '../words/words'
import { findPassages } from './find-passages'
import { currentIndex } from './library-index'
import { findLessonByTitle } from './library-index.queries'
import { findVisiblePassages } from './visible-passages'

/** Words of a question about a lesson that don't depend on its subject: what is it about, explain the first step. */
const lessonWordsPattern =
  /\b(?:lessons?|videos?|about|steps?|first|begin\w*|start\w*|explain\w*|teach\w*|learn\w*|summary|tungkol|hakbang|una\w*|ipaliwanag|laman|itinuturo|matututunan|pelajaran\w*|tentang|langkah\w*|pertama|isi(?:nya)?|jelaskan|mulai\w*|diajarkan|ajarkan)\b|သင်ခန်းစာ|ဗီဒီယို|အကြောင်း|အဆင့်|ရှင်းပြ|ပထမဆုံး|ပထမ|အရင်ဆုံး|အရင်|ပြော|(?:ပါ|သ|တာ)*လဲ(?![\u1000-\u1049])/g

/** More points than the words of any question can give. */
const wholeLessonPoints = 1000
const maxParts = 2

/** Our own follow-on questions name a lesson in this form. */
const quotedTitlePattern = /“([^“”]{1,300})”/

/** Returns the lesson that a question names by its title, and the rest of its words. */
async function findNamedLesson(db: Db, text: string): Promise<{ videoId: number | null; rest: string }> {
  const title = quotedTitlePattern.exec(text)?.[1]
  if (title === undefined) return { videoId: null, rest: text }
  const videoId = await findLessonByTitle(db, title)
  return videoId === undefined
    ? { videoId: null, rest: text }
    : { videoId, rest: text.replace(quotedTitlePattern, ' ') }
}

/** Whether the text asks only for a summary or the beginning of the lesson. */
function asksAboutWholeLesson(text: string, { language, history }: Question): boolean {
  const searchText = searchable(burmeseText(text))
  const otherWords = searchText.replace(lessonWordsPattern, ' ')
  // A short question may continue the one before it: "why?"
  return wordsOf(otherWords, languagesFor(language)).length === 0 && (otherWords !== searchText || history.length === 0)
}

/**
 * Returns the first parts of the lesson that she names or asks from, if the question is about the whole of it;
 * otherwise nothing.
 */
export async function findWholeLesson(db: Db, question: Question) {
  const namedLesson = await findNamedLesson(db, question.text)
  const videoId = namedLesson.videoId ?? question.videoId
  if (videoId === null) return []
  if (!asksAboutWholeLesson(namedLesson.rest, namedLesson.videoId === null ? question : { ...question, history: [] }))
    return []
  const index = await currentIndex(db)
  const rows = await findPassages(db, index, { hits: [], videoIds: [videoId] })
  const ids = rows.slice(0, 1 + maxParts).map(({ id }) => id)
  const visible = await findVisiblePassages(db, index, ids, question.viewer)
  const hits = ids.flatMap((id) => {
    const access = visible.get(id)
    return access ? [{ ...access, points: access.part === 0 ? wholeLessonPoints : 0, wordBits: 0 }] : []
  })
  return hits.length > 0 ? [{ videoId, points: wholeLessonPoints, coverage: 1, hits }] : []
}
