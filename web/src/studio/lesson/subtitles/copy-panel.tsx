import { type Language, languages } from '@kasama/contract/language'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { showUndo } from '#desk-kit/doing/undo-toast.ts'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { copiedTimes } from './rules/edit'
import type { Cue } from './rules/times'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import { isMachineAt } from './use-cues'

type Props = { editing: EditedLesson; cues: Cue[]; language: Language }

/** Copies the times to another language, whose texts are then written. */
export function CopyPanel({ editing, cues, language }: Props) {
  const others = languages.filter((code) => code !== language)
  const lacking = others.find((code) => !editing.lesson.languages[code]?.cues?.length)
  const [chosen, setChosen] = useState<Language | null>(null)
  const to = chosen && chosen !== language ? chosen : (lacking ?? others[0] ?? 'eng')
  const there = editing.lesson.languages[to]?.cues ?? null
  function copy() {
    const path = `languages.${to}.cues`
    // Texts of a machine keep that mark, also after an undo.
    const isMachine = isMachineAt(editing, path)
    editing.change(path, copiedTimes(cues, there ?? []), isMachine)
    showUndo(fillIn(t.copied, { count: cues.length, language: englishNames[to] }), async () =>
      editing.change(path, there, isMachine),
    )
  }
  return (
    <Panel className={styles.panel}>
      <h2>{t.copy}</h2>
      <p className={styles.quiet}>{t.copyText}</p>
      <div className={styles.row}>
        <Select aria-label={t.copyTo} value={to} onChange={(event) => setChosen(event.target.value as Language)}>
          {others.map((code) => (
            <option key={code} value={code}>
              {englishNames[code]}
            </option>
          ))}
        </Select>
        <Button look="line" size="s" icon={<Copy aria-hidden="true" />} onClick={copy}>
          {fillIn(t.copyNow, { count: cues.length })}
        </Button>
      </div>
    </Panel>
  )
}
