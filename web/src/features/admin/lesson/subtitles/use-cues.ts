import type { Language } from '@kasama/contract/language'
import { useMemo } from 'react'
import type { EditedLesson } from '../saving/use-lesson'
import { faultsOf } from './rules/faults'
import type { Cue } from './rules/times'

/** Which clip a language shows: its own, or the English one. */
export function clipOf({ lesson }: EditedLesson, language: Language) {
  const own = lesson.languages[language]
  const words = own?.address ? own : lesson.languages.eng
  return {
    host: words?.host ?? lesson.host,
    address: words?.address ?? null,
    sound: words?.audio_address ?? null,
    seconds: words?.duration ? words.duration : null,
  }
}

/** Whether a machine wrote what stands at a path, and nobody has confirmed it. */
export const isMachineAt = ({ changes, waiting }: EditedLesson, path: string) =>
  [...changes, ...waiting].findLast((one) => one.path === path)?.is_machine === true

/** The cues of a language, what is wrong with them, and how they are changed. */
export function useCues(editing: EditedLesson, language: Language, clipSeconds: number | null) {
  const path = `languages.${language}.cues`
  const cues = editing.lesson.languages[language]?.cues
  const list = useMemo(() => cues ?? [], [cues])
  const faults = useMemo(() => faultsOf(list, clipSeconds), [list, clipSeconds])
  // What a machine wrote stays its own until each cue of it was confirmed.
  const isMachine = isMachineAt(editing, path)
  const set = (changed: Cue[]) => editing.change(path, changed.length > 0 ? changed : null, isMachine)
  return { cues: list, faults, isMachine, set }
}

export type Cues = ReturnType<typeof useCues>
