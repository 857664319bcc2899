import type { Language } from '@kasama/contract/language'
import { useMemo } from 'react'
import type { EditedLesson } from '../saving/use-lesson'
import { faultsOf } from './rules/faults'
import type { Cue } from './rules/times'

/** Returns the clip that a language plays: its own, or the English one. */
export function clipOf({ lesson }: EditedLesson, language: Language) {
  const ownTexts = lesson.languages[language]
  const texts = ownTexts?.address ? ownTexts : lesson.languages.eng
  return {
    host: texts?.host ?? lesson.host,
    address: texts?.address ?? null,
    sound: texts?.audio_address ?? null,
    seconds: texts?.duration ? texts.duration : null,
  }
}

/** Returns whether a machine wrote the value at a path and nobody has confirmed it. */
export const isMachineAt = ({ changes, waiting }: EditedLesson, path: string) =>
  [...changes, ...waiting].findLast((one) => one.path === path)?.is_machine === true

/** The cues of a language, their faults, and how they are changed. */
export function useCues(editing: EditedLesson, language: Language, clipSeconds: number | null) {
  const path = `languages.${language}.cues`
  const cues = editing.lesson.languages[language]?.cues
  const list = useMemo(() => cues ?? [], [cues])
  const faults = useMemo(() => faultsOf(list, clipSeconds), [list, clipSeconds])
  // Cues of a machine keep that mark until each of them was confirmed.
  const isMachine = isMachineAt(editing, path)
  const set = (changed: Cue[]) => editing.change(path, changed.length > 0 ? changed : null, isMachine)
  return { cues: list, faults, isMachine, set }
}

export type Cues = ReturnType<typeof useCues>
