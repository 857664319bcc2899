import type { Db } from '../../../../platform/database/db'
import { searchable } from '../../../library/search/search-words'
import { spokenIn } from '../asked-words'
import type { Question } from '../question'
import { burmeseText } from '../words/burmese'
import { wordsOf } from '../words/words'
import { findPassages } from './find-passages'
import { libraryNow } from './kept'
import { visibleSights } from './sights'

/** Words that a question about a lesson has whatever the lesson teaches: what is it about, explain the first step. */
const ofAnyLesson =
  /\b(?:lessons?|videos?|about|steps?|first|begin\w*|start\w*|explain\w*|teach\w*|learn\w*|summary|tungkol|hakbang|una\w*|ipaliwanag|laman|itinuturo|matututunan|pelajaran\w*|tentang|langkah\w*|pertama|isi(?:nya)?|jelaskan|mulai\w*|diajarkan|ajarkan)\b|သင်ခန်းစာ|ဗီဒီယို|အကြောင်း|အဆင့်|ရှင်းပြ|ပထမဆုံး|ပထမ|အရင်ဆုံး|အရင်|ပြော|(?:ပါ|သ|တာ)*လဲ(?![\u1000-\u1049])/g

/** More than any question's words come to. */
const points = 1000
const fewParts = 2

/** Whether nothing is asked but what the lesson teaches that she asks about. */
function asksOfTheWhole({ text, language, videoId, history }: Question): boolean {
  if (videoId === null) return false
  const said = searchable(burmeseText(text))
  const rest = said.replace(ofAnyLesson, ' ')
  // A short question may go on with the one before it: "why?"
  return wordsOf(rest, spokenIn(language)).length === 0 && (rest !== said || history.length === 0)
}

/** The lesson that she asks about, from its beginning, where she asks about the whole of it; nothing otherwise. */
export async function wholeLesson(db: Db, question: Question) {
  const { videoId, viewer } = question
  if (videoId === null || !asksOfTheWhole(question)) return []
  const kept = await libraryNow(db)
  const rows = await findPassages(db, kept, { hits: [], videoIds: [videoId] })
  const ids = rows.slice(0, 1 + fewParts).map(({ id }) => id)
  const seen = await visibleSights(db, kept, ids, viewer)
  const hits = ids.flatMap((id) => {
    const sight = seen.get(id)
    return sight ? [{ ...sight, points: sight.part === 0 ? points : 0, words: 0 }] : []
  })
  return hits.length > 0 ? [{ videoId, points, covers: 1, hits }] : []
}
