import type { Language } from '@kasama/contract/language'
import { writeLessonPassages } from '#genie/passages/write-passages'
import type { TestApp } from '../app/test-app'
import type { TestVideo } from '../library/library'

/** Adds a lesson to Genie's passages: its title, and a text spoken at its 30th second. */
export async function teach(
  { deps }: TestApp,
  { id: videoId }: TestVideo,
  language: Language,
  title: string,
  text: string,
) {
  const words = [{ language_code: language, title, description: title, sub_description: '' }]
  const cues = [{ id: '1', start: 30, end: 40, text }]
  await deps.db
    .transaction()
    .execute((tx) => writeLessonPassages(tx, [{ videoId, words, subtitles: { [language]: cues } }]))
}
