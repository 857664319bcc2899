import { Volume2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { listenTexts } from '#shared/ui/media/listen/listen.texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { listenModeTexts } from '../listen.texts'
import { listening, stop, turnOff } from '../listening'
import { useReads } from '../what-is-read'
import styles from './listen-bar.module.css'

const heights = ['40%', '80%', '100%', '60%', '85%', '45%']

/** Texts that say what a tap does. */
const idleTexts = { all: 'tapReads', quizzes: 'quizReads', none: 'noVoice' } as const

/** Says what the mode does at the moment, and stops a reading or ends the mode. */
export function ListenBar() {
  const t = useTexts(listenModeTexts)
  const listen = useTexts(listenTexts)
  const { phase, opens } = useSyncExternalStore(listening.subscribe, listening.state)
  // The first tap needs to know, too, which languages the provider speaks.
  const reads = useReads()
  const isReading = phase === 'reading'
  return (
    <section className={styles.bar} aria-label={listen('listen')} data-listen="off">
      {isReading ? <Waves /> : <Volume2 aria-hidden="true" />}
      <p role="status" className={styles.words}>
        {phase === 'idle' && <Line text={t(idleTexts[reads ?? 'none'])} />}
        {isReading && <Line text={t('reading')} />}
        {phase === 'silent' && <Line text={t('noVoice')} />}
        {phase === 'silent' && !opens && reads === 'quizzes' && <Line text={t('lessonSpeaks')} />}
        {opens && <Line text={t('tapAgain')} />}
      </p>
      {isReading ? (
        <button type="button" className={styles.stop} onClick={stop}>
          <i aria-hidden="true" />
          <span>{listen('stop')}</span>
        </button>
      ) : (
        <button type="button" className={styles.off} onClick={turnOff}>
          <span>{t('turnOff')}</span>
        </button>
      )}
    </section>
  )
}

function Line({ text }: { text: string }) {
  return (
    <span>
      <Phrases>{text}</Phrases>
    </span>
  )
}

function Waves() {
  return (
    <span className={styles.waves} aria-hidden="true">
      {heights.map((height) => (
        <i key={height} style={{ height }} />
      ))}
    </span>
  )
}

/** In the header while the mode is on; a press ends it. */
export function ListenIcon() {
  const listen = useTexts(listenTexts)
  return (
    <IconButton label={listen('listen')} aria-pressed={true} className={styles.icon} onClick={turnOff}>
      <Volume2 aria-hidden="true" />
    </IconButton>
  )
}
