import { CircleAlert, Play, RotateCcw } from 'lucide-react'
import { duration as clock } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { videoTexts } from '../video.texts'
import styles from './veils.module.css'

/** Shown before the first play: the whole picture is the button. */
export function StartVeil({ onPlay }: { onPlay: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <button type="button" className={styles.start} aria-label={t('play')} onClick={onPlay}>
      <span className={styles.big}>
        <Play aria-hidden="true" />
      </span>
    </button>
  )
}

type ResumeProps = { time: number; onContinue: () => void; onRestart: () => void }

export function ResumeVeil({ time, onContinue, onRestart }: ResumeProps) {
  const t = useTexts(videoTexts)
  return (
    <div className={styles.resume}>
      <p className={styles.question}>
        <Phrases>{t('continueFrom', { time: clock(time) })}</Phrases>
      </p>
      <div className={styles.choices}>
        <Button look="accent" icon={<Play className={styles.full} aria-hidden="true" />} onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button look="line" className={styles.light} icon={<RotateCcw aria-hidden="true" />} onClick={onRestart}>
          {t('fromStart')}
        </Button>
      </div>
    </div>
  )
}

export function EndVeil({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <div className={styles.end}>
      <Button look="accent" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
        {t('watchAgain')}
      </Button>
    </div>
  )
}

export function FailureVeil({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useTexts(videoTexts)
  return (
    <div className={styles.failure} role="alert">
      <Leaf size={52}>
        <CircleAlert aria-hidden="true" />
      </Leaf>
      <p className={styles.message}>
        <Phrases>{message}</Phrases>
      </p>
      <Button look="accent" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
