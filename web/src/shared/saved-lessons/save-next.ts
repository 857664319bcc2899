import type { SavedForm } from '@kasama/contract/learning/saved/saved.api'
import { useSyncExternalStore } from 'react'
import { request } from '../api/request.ts'
import { readerLanguage } from '../i18n/language.ts'
import { session } from '../session/session.ts'
import { connectionKind } from './connection.ts'
import { saveLesson } from './saved-lessons.ts'
import { allLessons } from './stored/lesson-store.ts'

const nextOfList = 3

/** On Wi-Fi, saves the next three lessons of her list that she has not finished, if she has turned that on. */
export async function saveNext(): Promise<void> {
  if (!savesNext() || connectionKind() !== 'wifi') return
  const language = readerLanguage()
  const { items } = await request('GET /video_subscription/subscribed', { query: { lang: language } })
  const next = items.filter(({ is_completed }) => !is_completed).slice(0, nextOfList)
  const kept = new Set((await allLessons()).map(({ videoId }) => videoId))
  const form: SavedForm = { off: 'sharp', low: 'low', audio: 'audio' }[session.user()?.data_saver ?? 'off'] as SavedForm
  for (const { video_id, is_locked } of next)
    if (!kept.has(video_id) && !is_locked) await saveLesson(video_id, { language, form, waits: true, isOfList: true })
}

const storageKey = 'saves_next'
const listeners = new Set<() => void>()
let isOn: boolean | undefined

/** Whether the next three lessons of her list are saved on Wi-Fi; no, until she turns it on, on this phone. */
const savesNext = () => (isOn ??= readSwitch())

function readSwitch(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

export function setSavesNext(next: boolean) {
  isOn = next
  try {
    if (next) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing is saved anyway.
  }
  for (const listener of listeners) listener()
}

export function onSavesNext(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSavesNext = () => useSyncExternalStore(onSavesNext, savesNext, () => false)
