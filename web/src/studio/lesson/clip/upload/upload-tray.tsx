import { englishNames } from '@kasama/contract/language'
import { Mic, Pause, Play, Upload as UploadIcon, X } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { clipTexts as t } from '../clip.texts'
import { percentOf } from '../sizes'
import { forget, pause, type RunningUpload, resume, useRunning } from './running-uploads'
import styles from './tray.module.css'
import row from './upload.module.css'
import { stateText, UploadBar } from './upload-row'

/** The uploads of this tab, at the foot of every page of the desk. */
export function UploadTray() {
  const running = useRunning().filter(({ state }) => state !== 'whole')
  const isSending = running.some(({ state }) => state !== 'refused')
  // The browser asks before the tab closes; sent bytes are kept, and sending resumes when the file is chosen again.
  useUnloadQuestion(isSending)
  if (running.length === 0) return null
  return (
    <section className={styles.tray} aria-label={t.tray}>
      {running.map((one) => (
        <TrayRow key={one.upload.id} one={one} />
      ))}
    </section>
  )
}

function titleOf({ upload, sent, state }: RunningUpload): string {
  if (state === 'refused') return fillIn(t.trayRefused, { language: englishNames[upload.language_code] })
  const title = upload.kind === 'voice' ? t.trayVoice : state === 'sending' ? t.trayTitle : t.trayPaused
  return fillIn(title, { language: englishNames[upload.language_code], percent: percentOf(sent, upload.bytes) })
}

function TrayRow({ one }: { one: RunningUpload }) {
  const { upload, sent, state } = one
  const isSending = state === 'sending'
  const Icon = upload.kind === 'voice' ? Mic : UploadIcon
  return (
    <div className={styles.inTray}>
      <Icon aria-hidden="true" />
      <span className={row.words}>
        <b>{titleOf(one)}</b>
        <small>
          <DottedLine
            parts={[
              stateText(upload, one),
              upload.title === '' ? t.trayLeadUntitled : fillIn(t.trayLead, { title: upload.title }),
            ]}
          />
        </small>
      </span>
      <UploadBar percent={percentOf(sent, upload.bytes)} label={titleOf(one)} isHeld={!isSending} />
      {state === 'refused' ? (
        <IconButton label={t.clear} onClick={() => forget(upload.id)}>
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={isSending ? t.pause : t.goOn}
          onClick={() => (isSending ? pause(upload.id) : resume(upload.id))}
        >
          {isSending ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  )
}
