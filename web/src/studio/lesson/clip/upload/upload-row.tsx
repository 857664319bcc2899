import type { Upload } from '@kasama/contract/studio/clip/clips.api'
import { Film, Mic, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileChoice } from '../../files/file-choice'
import { isComplete, useRemoveUpload, useRestartUpload } from '../clip.queries'
import { clipTexts as t } from '../clip.texts'
import { percentOf, sizeOf, timeLeft } from '../sizes'
import { isSameFile, pause, type RunningUpload, resume, send, useRunning } from './running-uploads'
import styles from './upload.module.css'

/** Text for the progress or the problem of an upload. */
export function stateText(upload: Upload, running: RunningUpload | undefined): string {
  if (upload.problem) return t[upload.problem]
  if (isComplete(upload) || running?.state === 'whole') return t.working
  if (running?.state === 'refused') return t.notTaken
  const sent = running?.sent ?? upload.sent
  const parts = { percent: percentOf(sent, upload.bytes), sent: sizeOf(sent), all: sizeOf(upload.bytes) }
  if (running?.state === 'sending')
    return fillIn(t.sending, { ...parts, left: timeLeft(upload.bytes - sent, running.speed) })
  const paused = fillIn(t.paused, parts)
  if (!running) return `${paused} ${t.chooseAgain}`
  if (running.state === 'full') return `${paused} ${t.full}`
  if (running.state !== 'dropped') return paused
  return `${paused} ${fillIn(t.dropped, { time: singaporeTime(new Date(running.since).toISOString()) })} ${t.goesOnAlone}`
}

type State = 'refused' | 'done' | 'sending' | 'paused'

function stateOf(upload: Upload, running: RunningUpload | undefined): State {
  if (upload.problem || running?.state === 'refused') return 'refused'
  if (isComplete(upload) || running?.state === 'whole') return 'done'
  return running?.state === 'sending' ? 'sending' : 'paused'
}

/** One upload: its name, its progress, and buttons to pause, resume or remove it. A paused one has a striped bar. */
export function UploadRow({ upload }: { upload: Upload }) {
  const running = useRunning().find((one) => one.upload.id === upload.id)
  const state = stateOf(upload, running)
  const [isOther, setOther] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)
  const percent = state === 'done' ? 100 : percentOf(running?.sent ?? upload.sent, upload.bytes)
  const Icon = upload.kind === 'voice' ? Mic : Film
  function take(file: File) {
    setOther(!isSameFile(file, upload))
    if (isSameFile(file, upload)) send(upload, file)
  }
  return (
    <div className={styles.upload} data-state={state}>
      <div className={styles.top}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <span className={styles.words}>
          <b>{upload.name}</b>
          <small role={state === 'refused' ? 'alert' : undefined}>{stateText(upload, running)}</small>
        </span>
        <UploadButtons
          upload={upload}
          state={state}
          isHeld={running?.state === 'refused'}
          onAgain={() => fileInput.current?.click()}
        />
      </div>
      {state !== 'refused' && (
        <UploadBar percent={percent} label={fillIn(t.upload, { name: upload.name })} isHeld={state === 'paused'} />
      )}
      {isOther && (
        <Notice kind="bad">{fillIn(t.anotherFile, { name: upload.name, size: sizeOf(upload.bytes) })}</Notice>
      )}
      <FileChoice ref={fileInput} kind={upload.kind} label={fillIn(t.goOnWith, { name: upload.name })} onFile={take} />
    </div>
  )
}

type UploadButtonsProps = {
  upload: Upload
  state: State
  /** This tab holds the file that the server refused before it was whole. */
  isHeld: boolean
  onAgain: () => void
}

function UploadButtons({ upload, state, isHeld, onAgain }: UploadButtonsProps) {
  const giveUp = useRemoveUpload()
  const beginAgain = useRestartUpload(upload)
  return (
    <span className={`row gap-4 ${styles.acts}`}>
      {state === 'sending' && (
        <Button look="line" size="s" icon={<Pause aria-hidden="true" />} onClick={() => pause(upload.id)}>
          {t.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button look="line" size="s" icon={<Play aria-hidden="true" />} onClick={() => resume(upload.id) || onAgain()}>
          {t.goOn}
        </Button>
      )}
      {isHeld && (
        <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={() => void beginAgain()}>
          {t.beginAgain}
        </Button>
      )}
      <IconButton label={state === 'refused' ? t.clear : t.remove} onClick={() => void giveUp(upload.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  )
}

export function UploadBar({ percent, label, isHeld }: { percent: number; label: string; isHeld: boolean }) {
  return <ShareBar percent={percent} label={label} look={isHeld ? 'held' : 'plain'} />
}
