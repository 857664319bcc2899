import { englishNames, type Language } from '@kasama/contract/language'
import { Mic, Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { FileChoice } from '../files/file-choice'
import { sendFile } from '../files/send-file'
import { useFileAddress } from '../lesson.queries'
import recordStyles from '../voice/record/record.module.css'
import { RecordPanel } from '../voice/record/record-panel'
import type { TakeState } from '../voice/record/use-take'
import { voiceTexts } from '../voice/voice.texts'
import { quizTexts as t } from './quiz.texts'
import styles from './record-sound.module.css'

export type SpokenText = {
  videoId: number
  /** The text to be read aloud, and the same text in English. */
  text: string
  english: string
  language: Language
  sound: string | undefined
  /** Whether its recording was dropped, because it said other words. */
  isDropped: boolean
  onSound: (sound: string | null) => void
}

/**
 * Records a text of the quiz, or records it again; there is no button while the text is empty. A recording that is not
 * saved is kept here when the dialog is closed.
 */
export function RecordSound({ label, isDropped, ...spoken }: SpokenText & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const [unsaved, setUnsaved] = useState<TakeState | null>(null)
  useUnloadQuestion(unsaved !== null)
  if (spoken.text.trim() === '') return null
  const isLost = isDropped && !spoken.sound
  return (
    <>
      <button
        type="button"
        className={`row inline centre gap-6 text-14 ${styles.record}`}
        data-dropped={isLost || undefined}
        aria-label={`${spoken.sound ? t.recordAgain : isLost ? t.recordNew : t.record}: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Mic aria-hidden="true" />
        {(unsaved || !spoken.sound) && <span>{unsaved ? t.notKept : t.record}</span>}
      </button>
      <SoundDialog
        {...spoken}
        open={isOpen}
        unsaved={unsaved}
        onUnsaved={setUnsaved}
        onDismiss={() => setOpen(false)}
      />
    </>
  )
}

type DialogProps = Omit<SpokenText, 'isDropped'> & {
  open: boolean
  unsaved: TakeState | null
  onUnsaved: (recording: TakeState | null) => void
  onDismiss: () => void
}

function SoundDialog({ open, unsaved, onUnsaved, onDismiss, ...spoken }: DialogProps) {
  const { videoId, text, english, language, sound, onSound } = spoken
  const titleId = useId()
  const modal = useModal(open, onDismiss)
  const recorded = useFileAddress(open ? sound : null)
  async function keep(recording: Blob) {
    const { key } = await sendFile<{ key: string }>(`/admin/videos/${videoId}/sounds`, recording)
    finish(key)
  }
  function finish(key: string | null) {
    onUnsaved(null)
    onSound(key)
    onDismiss()
  }
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <>
          <RecordPanel
            text={text}
            language={language}
            english={language === 'eng' ? null : english}
            head={
              <h2 id={titleId} className={`row between gap-12 ${recordStyles.panelHead}`}>
                {fillIn(t.recordTitle, { language: englishNames[language] })}
              </h2>
            }
            slideSeconds={null}
            recorded={recorded.data?.url}
            hint={{ first: t.recordHint, during: t.recordThen }}
            keepLabel={t.keepSound}
            keep={keep}
            unsaved={unsaved}
            onState={(state) => onUnsaved(state.unsaved)}
          />
          <QueryError what={voiceTexts.hearTake} answer={recorded} />
          <div className={`row stretch wrap gap-10 ${styles.foot}`}>
            <FromFile keep={keep} />
            {sound && (
              <Button look="quiet" size="s" icon={<Trash2 aria-hidden="true" />} onClick={() => finish(null)}>
                {t.removeSound}
              </Button>
            )}
            <Button look="line" size="s" onClick={onDismiss}>
              {t.closeRecording}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}

/** Takes a recording from a file. */
function FromFile({ keep }: { keep: (sound: Blob) => Promise<void> }) {
  const file = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  async function take(chosen: File) {
    setBusy(true)
    await keep(chosen).catch((error: Error) => showToast(error.message, 'error'))
    setBusy(false)
  }
  return (
    <>
      <FileChoice ref={file} kind="voice" label={t.fromFile} onFile={(chosen) => void take(chosen)} />
      <Button
        look="quiet"
        size="s"
        icon={<Upload aria-hidden="true" />}
        busy={isBusy}
        onClick={() => file.current?.click()}
      >
        {t.fromFile}
      </Button>
    </>
  )
}
