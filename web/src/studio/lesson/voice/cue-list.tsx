import { htmlLanguages } from '@kasama/contract/language'
import type { VoiceCues } from '@kasama/contract/studio/voice.api'
import { Mic, Play } from 'lucide-react'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './voice.module.css'
import { voiceTexts as t } from './voice.texts'

type Props = {
  data: VoiceCues
  at: number
  isRecording: boolean
  isBusy: boolean
  isWaiting: (number: number) => boolean
  onChoose: (number: number) => void
}

/** All cues: recorded ones can be heard, recordings that are not saved are marked, and one cue is open. */
export function CueList({ data: { cues, language_code }, at, isRecording, isBusy, isWaiting, onChoose }: Props) {
  const all = cues.reduce((sum, { recording }) => sum + (recording?.seconds ?? 0), 0)
  return (
    <Panel className={styles.list} aria-label={t.cues}>
      <div className={styles.listHead}>
        <h2>{t.cues}</h2>
        <span>{fillIn(t.inAll, { time: duration(Math.round(all)) })}</span>
      </div>
      <ol>
        {cues.map(({ number, text, from, to, recording }) => (
          <li key={number} data-open={number === at || undefined}>
            <button
              type="button"
              className={styles.cue}
              aria-current={number === at || undefined}
              disabled={isBusy && number !== at}
              onClick={() => onChoose(number)}
            >
              <span>{number}</span>
              <span lang={htmlLanguages[language_code]}>{text}</span>
            </button>
            {number === at && isRecording ? (
              <span className={styles.chip} data-recording>
                <Mic aria-hidden="true" /> {t.recording}
              </span>
            ) : isWaiting(number) ? (
              <span className={styles.chip} data-waiting>
                {t.notKept}
              </span>
            ) : recording ? (
              <button
                type="button"
                className={styles.chip}
                aria-label={fillIn(t.hear, { number })}
                onClick={() => void new Audio(recording.address).play()}
              >
                <Play aria-hidden="true" /> {duration(Math.round(recording.seconds))}
              </button>
            ) : (
              <small>{(to - from).toFixed(1)} s</small>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
