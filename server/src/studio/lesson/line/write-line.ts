import { languages } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { publishedCues } from '@kasama/contract/studio/lesson/lesson.rules'
import type { Db } from '#platform/database/db'
import { searchRow } from '#platform/search/search-words'
import type { Fields } from '../draft/change-fields'
import { putListRow } from './line.queries'

type LineSource = { lesson: Lesson; fields: Fields; differs: boolean }

/** Writes the row and the search text of a lesson that waits to be published or was withdrawn, for the desk's list. */
export async function writeLine(tx: Db, videoId: number, { lesson, fields, differs }: LineSource): Promise<void> {
  const titled = languages.flatMap((language) => {
    const words = lesson.languages[language]
    return words?.title ? [{ language, words }] : []
  })
  const english = lesson.languages.eng
  await putListRow(tx, videoId, {
    title: english?.title ?? '',
    thumbnail_url: english?.thumbnail_url ?? lesson.thumbnail_url,
    video_host: lesson.host,
    is_public: lesson.public_level >= 1,
    duration: english?.duration ?? 0,
    topic_ids: lesson.topic_ids,
    questions: lesson.question_order.length,
    languages: Object.fromEntries(
      titled.map(({ language, words: { address, vimeo_id } }) => [
        language,
        {
          has_clip: address !== null || vimeo_id !== null,
          has_subtitles: publishedCues(lesson, language).length > 0,
          is_machine: hasMachine(fields, language),
        },
      ]),
    ),
    differs,
    ...searchRow({
      titles: titled.map(({ words }) => words.title),
      texts: titled.flatMap(({ words }) => [words.description, words.sub_description]),
      topicNames: [],
    }),
  })
}

/** Whether the lesson or its quiz has a machine's text that nobody has confirmed. */
const hasMachine = (fields: Fields, language: string) =>
  Object.entries(fields).some(
    ([path, { machine }]) =>
      machine && (path.startsWith(`languages.${language}.`) || path.endsWith(`.content.${language}`)),
  )
