import type { SavedForm } from '@kasama/contract/learning/saved.api'
import { request } from '../api/request.ts'
import { readerLanguage } from '../i18n/language.ts'
import { session } from '../session/session.ts'
import { allLessons } from './lesson-store.ts'
import { lineKind } from './line.ts'
import { saveLesson } from './saved-lessons.ts'
import { savesNext } from './saves-next.ts'

const nextOfList = 3

/** On Wi-Fi, saves the next three lessons of her list that she has not finished, if she has turned that on. */
export async function saveNext(): Promise<void> {
  if (!savesNext() || lineKind() !== 'wifi') return
  const language = readerLanguage()
  const { items } = await request('GET /video_subscription/subscribed', { query: { lang: language } })
  const next = items.filter(({ is_completed }) => !is_completed).slice(0, nextOfList)
  const kept = new Set((await allLessons()).map(({ videoId }) => videoId))
  const form: SavedForm = { off: 'sharp', low: 'low', audio: 'audio' }[session.user()?.data_saver ?? 'off'] as SavedForm
  for (const { video_id, is_locked } of next)
    if (!kept.has(video_id) && !is_locked) await saveLesson(video_id, { language, form, waits: true, isOfList: true })
}
