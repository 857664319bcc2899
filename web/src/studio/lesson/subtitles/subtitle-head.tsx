import type { Language } from '@kasama/contract/language'
import { Check, Download, MoveHorizontal, TriangleAlert } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { webVttOf } from './rules/write-vtt'
import { shiftId } from './shift-panel'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import { clipOf, useCues } from './use-cues'

type Props = { editing: EditedLesson; language: Language }

/** Number of cues with faults. */
export function SubtitleState({ editing, language }: Props) {
  const { cues, faults } = useCues(editing, language, clipOf(editing, language).seconds)
  const count = new Set(faults.map(({ index }) => index)).size
  if (cues.length === 0) return null
  if (count === 0)
    return (
      <Tag kind="ok" icon={<Check aria-hidden="true" />}>
        {t.allRight}
      </Tag>
    )
  return (
    <Tag kind="warn" icon={<TriangleAlert aria-hidden="true" />}>
      {fillIn(t.toLookAt, { count })}
    </Tag>
  )
}

/** Saves the cues as a file of WebVTT, for other programs. */
export function DownloadCues({ editing, language }: Props) {
  const cues = editing.lesson.languages[language]?.cues ?? []
  if (cues.length === 0) return null
  function save() {
    const address = URL.createObjectURL(new Blob([webVttOf(cues)], { type: 'text/vtt' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${editing.id}-${language}.vtt`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button look="line" size="s" icon={<Download aria-hidden="true" />} onClick={save}>
      {t.download}
    </Button>
  )
}

/** Scrolls to the shift panel on a phone, where it is far below the cues. */
export function GoToShift({ editing, language }: Props) {
  if (!editing.lesson.languages[language]?.cues?.length) return null
  function go() {
    const panel = document.getElementById(shiftId)
    panel?.scrollIntoView({ block: 'center' })
    panel?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <Button look="line" icon={<MoveHorizontal aria-hidden="true" />} className={styles.onPhone} onClick={go}>
      {t.shift}
    </Button>
  )
}
