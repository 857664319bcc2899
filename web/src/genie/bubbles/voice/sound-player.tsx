import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { speakingTexts } from '../../speaking/speaking.texts'
import { useSound } from './sound'
import styles from './sound-player.module.css'

/** A wave as a symbol of sound; it does not show the actual sound. */
const bars = [10, 18, 28, 14, 34, 22, 12, 30, 18, 8, 24, 36, 16, 26, 10, 18, 28, 14]

type Props = {
  url: string
  /** Length, if the file itself does not state it. */
  seconds?: number
  /** Plays as soon as it is shown. */
  playsAtOnce?: boolean
  onBroken?: () => void
}

export function SoundPlayer({ url, seconds = 0, playsAtOnce = false, onBroken }: Props) {
  const t = useTexts(speakingTexts)
  const sound = useSound(url)
  const length = Number.isFinite(sound.duration) && sound.duration > 0 ? sound.duration : seconds
  const progress = length > 0 ? sound.time / length : 0
  const begin = useEffectEvent(() => playsAtOnce && sound.play())
  const reportBroken = useEffectEvent(() => onBroken?.())
  useEffect(() => void begin(), [])
  useEffect(() => {
    if (sound.isBroken) reportBroken()
  }, [sound.isBroken])
  return (
    <div className="row shrink gap-12" data-listen="off">
      <button
        type="button"
        className={styles.play}
        aria-label={t(sound.isPlaying ? 'pause' : 'play')}
        onClick={sound.isPlaying ? sound.pause : sound.play}
      >
        {sound.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <svg className={styles.wave} viewBox={`0 0 ${bars.length * 7} 36`} aria-hidden="true" preserveAspectRatio="none">
        {bars.map((height, index) => (
          <rect
            key={`${index}-${height}`}
            x={index * 7}
            y={(36 - height) / 2}
            width="4"
            height={height}
            rx="2"
            // Before the start the whole wave is bright.
            data-ahead={(progress > 0 && index / bars.length >= progress) || undefined}
          />
        ))}
      </svg>
      <span className={styles.time}>{shortDuration(sound.isPlaying || sound.time > 0 ? sound.time : length)}</span>
    </div>
  )
}

/** Formats seconds as in the design: 0:06. */
export function shortDuration(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
