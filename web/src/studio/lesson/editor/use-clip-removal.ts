import { englishNames, type TargetLanguage } from '@kasama/contract/language'
import { useState } from 'react'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { clipTexts as t } from '../clip/clip.texts'
import type { Change } from '../saving/unsaved-changes'
import type { EditedLesson } from '../saving/use-lesson'
import { changesWithClipOf, changesWithoutClip } from './clip-host'

/** Lets a language play the English clip again; `turns` counts how often its own one was taken away or put back. */
export function useClipRemoval({ lesson, change }: EditedLesson) {
  const [turns, setTurns] = useState(0)
  function write(changes: Change[]) {
    for (const { path, value } of changes) change(path, value)
    setTurns((before) => before + 1)
  }
  function removeClip(language: TargetLanguage) {
    write(changesWithoutClip(language))
    showUndo(fillIn(t.playsEnglish, { language: englishNames[language] }), async () =>
      write(changesWithClipOf(lesson, language)),
    )
  }
  return { removeClip, turns }
}
