import type { Language } from '@kasama/contract/language'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useCanSave } from '#shared/saved-lessons/can-save.ts'
import type { PhoneLesson } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { useSavedLesson } from '#shared/saved-lessons/use-saved-lessons.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useIsFull } from '../saved.queries'
import { savedTexts } from '../saved.texts'
import type { LessonToSave } from '../sheet/save-sheet'
import { LessonInStore } from './lesson-in-store'
import { NotYetSaved } from './not-yet-saved'
import styles from './save-control.module.css'
import { CannotBeSaved } from './save-face'

type Props = {
  lesson: LessonToSave
  host: 'file' | 'youtube' | 'vimeo'
  /** The voice's language. */
  language: Language
}

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** Saves a lesson on this phone, says how far it is, and removes it: one control in nine states. */
export function SaveControl({ lesson, host, language }: Props) {
  const t = useTexts(savedTexts)
  const canSave = useCanSave()
  const stored = useSavedLesson(lesson.id)
  const isFull = useIsFull(stored)
  const place = useKeptFocus(stored?.state)
  useSavedToast(stored?.state, t('isSaved'))
  let face: ReactNode
  if (stored && !needsOffer(stored)) face = <LessonInStore stored={stored} />
  else if (!canSave) face = <CannotBeSaved note={t('browserCannot')} />
  else if (host !== 'file') face = <CannotBeSaved note={t('comesFrom', { host: hostNames[host] })} />
  else face = <NotYetSaved {...{ lesson, language, stored, isFull }} />
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {face}
      <p role="status" className="sr-only">
        {isFull ? t('noRoom') : stored && spoken(stored, t)}
      </p>
    </div>
  )
}

/** Whether saving begins anew, so that size and room are asked. */
const needsOffer = ({ state, stop }: PhoneLesson) =>
  state === 'removed' || state === 'changed' || (state === 'stopped' && stop === 'full')

/** Said once a change: no percent, and nothing that a toast says. */
function spoken({ state, stop, waitsForWifi }: PhoneLesson, t: (key: keyof typeof savedTexts) => string): string {
  if (state === 'saving') return t('isSaving')
  if (state === 'waiting') return t(waitsForWifi ? 'waitsForWifi' : 'waitsTurn')
  if (state === 'stopped' && stop === 'line') return t('goesOn')
  return ''
}

/** Tells that a lesson is saved, if she saw it being saved. */
function useSavedToast(state: PhoneLesson['state'] | undefined, text: string) {
  const former = useRef(state)
  useEffect(() => {
    if (state === 'saved' && former.current === 'saving') showToast(text)
    former.current = state
  }, [state, text])
}

/** Keeps the focus in the control when the pressed button has gone with its state. */
function useKeptFocus(state: PhoneLesson['state'] | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const [hadFocus] = useState({ current: false })
  useEffect(() => {
    const element = place.current
    const note = () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [hadFocus])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state, hadFocus])
  return place
}
