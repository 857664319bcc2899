import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { shiftCues } from './rules/edit-cues'
import styles from './subtitles.module.css'
import { subtitlesTexts as t } from './subtitles.texts'
import type { Cues } from './use-cues'

/** Id of the panel, for the button that scrolls to it. */
export const shiftId = 'shift-cues'

/** Shifts all cues, or those from the current one on, by tenths of a second. */
export function ShiftPanel({ cues, current }: { cues: Cues; current: number }) {
  const [by, setBy] = useState('+0.3')
  const [which, setWhich] = useState<'all' | 'from'>('all')
  const seconds = Number(by.replace(',', '.'))
  const isRight = by.trim() !== '' && Number.isFinite(seconds) && Math.abs(seconds) <= 3600
  const step = (tenths: number) => {
    const next = Math.round((isRight ? seconds : 0) * 10 + tenths) / 10
    setBy(`${next > 0 ? '+' : ''}${next}`)
  }
  return (
    <Panel id={shiftId}>
      <h2>{t.shift}</h2>
      <div className={styles.row}>
        <IconButton label={t.earlier} onClick={() => step(-1)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          aria-label={t.seconds}
          aria-invalid={!isRight || undefined}
          inputMode="decimal"
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <IconButton label={t.later} onClick={() => step(1)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.row}>
        <Segment
          label={t.which}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: t.all },
            { value: 'from', label: fillIn(t.fromCue, { number: current + 1 }) },
          ]}
        />
      </div>
      <div className={styles.row}>
        <Button
          look="line"
          size="s"
          disabled={!isRight || seconds === 0}
          onClick={() => cues.set(shiftCues(cues.cues, seconds, which === 'all' ? 0 : current))}
        >
          {t.shiftNow}
        </Button>
      </div>
    </Panel>
  )
}
