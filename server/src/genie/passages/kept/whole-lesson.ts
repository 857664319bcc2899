import type { Db } from '#platform/database/db'
import { searchable } from '#platform/search/search-words'
import { spokenIn } from '../asked-words'
import type { Question } from '../question'
import { burmeseText } from '../words/burmese'
import { wordsOf } from '../words/words'
import { findPassages } from './find-passages'
import { libraryNow } from './kept'
import { findTitled } from './kept.queries'
import { visiblePassages } from './visible-passages'

/** Words of a question about a lesson that don't depend on its subject: what is it about, explain the first step. */
const ofAnyLesson =
  /\b(?:lessons?|videos?|about|steps?|first|begin\w*|start\w*|explain\w*|teach\w*|learn\w*|summary|tungkol|hakbang|una\w*|ipaliwanag|laman|itinuturo|matututunan|pelajaran\w*|tentang|langkah\w*|pertama|isi(?:nya)?|jelaskan|mulai\w*|diajarkan|ajarkan)\b|သင်ခန်းစာ|ဗီဒီယို|အကြောင်း|အဆင့်|ရှင်းပြ|ပထမဆုံး|ပထမ|အရင်ဆုံး|အရင်|ပြော|(?:ပါ|သ|တာ)*လဲ(?![\u1000-\u1049])/g

/** More points than the words of any question can give. */
const points = 1000
const fewParts = 2

/** Our own follow-on questions name a lesson in this form. */
const namedTitle = /“([^“”]{1,300})”/

/** Returns the lesson that a question names by its title, and the rest of its words. */
async function namedLesson(db: Db, text: string): Promise<{ videoId: number | null; rest: string }> {
  const title = namedTitle.exec(text)?.[1]
  if (title === undefined) return { videoId: null, rest: text }
  const videoId = await findTitled(db, title)
  return videoId === undefined ? { videoId: null, rest: text } : { videoId, rest: text.replace(namedTitle, ' ') }
}

/** Whether the text asks only for a summary or the beginning of the lesson. */
function asksOfTheWhole(text: string, { language, history }: Question): boolean {
  const said = searchable(burmeseText(text))
  const rest = said.replace(ofAnyLesson, ' ')
  // A short question may continue the one before it: "why?"
  return wordsOf(rest, spokenIn(language)).length === 0 && (rest !== said || history.length === 0)
}

/**
 * Returns the first parts of the lesson that she names or asks from, if the question is about the whole of it;
 * otherwise nothing.
 */
export async function wholeLesson(db: Db, question: Question) {
  const named = await namedLesson(db, question.text)
  const videoId = named.videoId ?? question.videoId
  if (videoId === null) return []
  if (!asksOfTheWhole(named.rest, named.videoId === null ? question : { ...question, history: [] })) return []
  const kept = await libraryNow(db)
  const rows = await findPassages(db, kept, { hits: [], videoIds: [videoId] })
  const ids = rows.slice(0, 1 + fewParts).map(({ id }) => id)
  const seen = await visiblePassages(db, kept, ids, question.viewer)
  const hits = ids.flatMap((id) => {
    const access = seen.get(id)
    return access ? [{ ...access, points: access.part === 0 ? points : 0, words: 0 }] : []
  })
  return hits.length > 0 ? [{ videoId, points, covers: 1, hits }] : []
}
