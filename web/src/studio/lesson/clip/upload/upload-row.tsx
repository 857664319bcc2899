import type { Upload } from '@kasama/contract/studio/clips.api'
import { Film, Mic, Pause, Play, RotateCcw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { ShareBar } from '#desk-kit/figures/share-bar.tsx'
import { singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileChoice } from '../../files/file-choice'
import { isWhole, useBeginAgain, useGiveUp } from '../clip.queries'
import { clipTexts as t } from '../clip.texts'
import { percentOf, sizeOf, timeLeft } from '../sizes'
import styles from './upload.module.css'
import { goOn, isSameFile, pause, type RunningUpload, send, useRunning } from './uploading'

/** Returns the progress or the problem of an upload in words. */
export function wordsOf(known: Upload, running: RunningUpload | undefined): string {
  if (known.problem) return t[known.problem]
  if (isWhole(known) || running?.state === 'whole') return t.working
  if (running?.state === 'refused') return t.notTaken
  const sent = running?.sent ?? known.sent
  const parts = { percent: percentOf(sent, known.bytes), sent: sizeOf(sent), all: sizeOf(known.bytes) }
  if (running?.state === 'sending')
    return fillIn(t.sending, { ...parts, left: timeLeft(known.bytes - sent, running.speed) })
  const paused = fillIn(t.paused, parts)
  if (!running) return `${paused} ${t.chooseAgain}`
  if (running.state === 'full') return `${paused} ${t.full}`
  if (running.state !== 'dropped') return paused
  return `${paused} ${fillIn(t.dropped, { time: singaporeTime(new Date(running.since).toISOString()) })} ${t.goesOnAlone}`
}

type State = 'refused' | 'done' | 'sending' | 'paused'

function stateOf(known: Upload, running: RunningUpload | undefined): State {
  if (known.problem || running?.state === 'refused') return 'refused'
  if (isWhole(known) || running?.state === 'whole') return 'done'
  return running?.state === 'sending' ? 'sending' : 'paused'
}

/** One upload: its name, its progress, and buttons to pause, resume or remove it. A paused one has a striped bar. */
export function UploadRow({ known }: { known: Upload }) {
  const running = useRunning().find((one) => one.known.id === known.id)
  const state = stateOf(known, running)
  const [isOther, setOther] = useState(false)
  const again = useRef<HTMLInputElement>(null)
  const percent = state === 'done' ? 100 : percentOf(running?.sent ?? known.sent, known.bytes)
  const Icon = known.kind === 'voice' ? Mic : Film
  function take(file: File) {
    setOther(!isSameFile(file, known))
    if (isSameFile(file, known)) send(known, file)
  }
  return (
    <div className={styles.upload} data-state={state}>
      <div className={styles.top}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <span className={styles.words}>
          <b>{known.name}</b>
          <small role={state === 'refused' ? 'alert' : undefined}>{wordsOf(known, running)}</small>
        </span>
        <Acts
          known={known}
          state={state}
          isHeld={running?.state === 'refused'}
          onAgain={() => again.current?.click()}
        />
      </div>
      {state !== 'refused' && (
        <UploadBar percent={percent} label={fillIn(t.upload, { name: known.name })} isHeld={state === 'paused'} />
      )}
      {isOther && <Notice kind="bad">{fillIn(t.anotherFile, { name: known.name, size: sizeOf(known.bytes) })}</Notice>}
      <FileChoice ref={again} kind={known.kind} label={fillIn(t.goOnWith, { name: known.name })} onFile={take} />
    </div>
  )
}

type ActsProps = {
  known: Upload
  state: State
  /** This tab holds the file that the server refused before it was whole. */
  isHeld: boolean
  onAgain: () => void
}

function Acts({ known, state, isHeld, onAgain }: ActsProps) {
  const giveUp = useGiveUp()
  const beginAgain = useBeginAgain(known)
  return (
    <span className={`row gap-4 ${styles.acts}`}>
      {state === 'sending' && (
        <Button look="line" size="s" icon={<Pause aria-hidden="true" />} onClick={() => pause(known.id)}>
          {t.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button look="line" size="s" icon={<Play aria-hidden="true" />} onClick={() => goOn(known.id) || onAgain()}>
          {t.goOn}
        </Button>
      )}
      {isHeld && (
        <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={() => void beginAgain()}>
          {t.beginAgain}
        </Button>
      )}
      <IconButton label={state === 'refused' ? t.clear : t.remove} onClick={() => void giveUp(known.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  )
}

export function UploadBar({ percent, label, isHeld }: { percent: number; label: string; isHeld: boolean }) {
  return <ShareBar percent={percent} label={label} look={isHeld ? 'held' : 'plain'} />
}
