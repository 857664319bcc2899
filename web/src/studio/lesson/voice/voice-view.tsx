import { englishNames, type Language } from '@kasama/contract/language'
import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import { useQuery } from '@tanstack/react-query'
import { Layers, Play, QrCode as QrIcon, Trash2, Upload as UploadIcon } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { singaporeTime } from '#shared/format/date.ts'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { useClips, useForgetTaken, useStartUpload } from '../clip/clip.queries'
import { ClipJobs } from '../clip/clip-jobs'
import { UploadRow } from '../clip/upload/upload-row'
import { FileChoice } from '../files/file-choice'
import { RecordingPlace } from './recording-place'
import styles from './voice.module.css'
import { type Cue, useSaveRecording } from './voice.queries'
import { voiceTexts as t } from './voice.texts'

/** A lesson's voice in one language: cue by cue, one file, or on a phone; then it is laid over the clip. */
export function VoiceView({ id, data, refetch }: { id: number; data: VoiceCues; refetch: () => void }) {
  const { language_code: language, cues, whole, title } = data
  const clips = useClips(id, refetch)
  useForgetTaken(clips.data?.uploads)
  const start = useStartUpload({ videoId: id, language, kind: 'voice' })
  const keep = useSaveRecording()
  const choice = useRef<HTMLInputElement>(null)
  const [hasCode, setCode] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const recorded = cues.filter(({ recording }) => recording).length
  const upload = clips.data?.uploads.find((one) => one.language_code === language && one.kind === 'voice')
  const lay = useDeskMutation('POST /admin/videos/:id/voice/:language/lay', {
    onSuccess: () => {
      showToast(t.laid)
      void clips.refetch()
    },
    onError: (error) => setProblem(error.message),
  })
  const keepCue = useCallback(
    (cue: Cue, sound: Blob) => keep(`/admin/videos/${id}/voice/${language}/cues/${cue.number}`, cue, sound),
    [id, language, keep],
  )
  const count = whole
    ? fillIn(t.wholeHere, { time: duration(Math.round(whole.seconds)) })
    : fillIn(t.recordedOf, { count: recorded, all: cues.length })
  const crumb = [
    { to: '/admin/videos', label: t.videos },
    { to: `/admin/videos/${id}`, label: title || t.lesson },
  ]
  return (
    <DeskPage
      crumb={crumb}
      title={fillIn(t.title, { language: englishNames[language] })}
      tag={<Tag>{count}</Tag>}
      actions={
        <>
          {cues.length > 0 && (
            <Button look="quiet" icon={<QrIcon aria-hidden="true" />} onClick={() => setCode(true)}>
              {t.phone}
            </Button>
          )}
          <Button look="line" icon={<UploadIcon aria-hidden="true" />} onClick={() => choice.current?.click()}>
            {t.file}
          </Button>
          {(recorded > 0 || whole) && (
            <Button
              icon={<Layers aria-hidden="true" />}
              busy={lay.isPending}
              onClick={() => lay.mutate({ params: { id, language } })}
            >
              {t.lay}
            </Button>
          )}
        </>
      }
    >
      {problem && <Notice kind="bad">{problem}</Notice>}
      {upload && <UploadRow upload={upload} />}
      {whole && <WholeRecording id={id} language={language} recording={whole} onRemoved={refetch} />}
      <ClipJobs videoId={id} jobs={clips.data?.works.filter((work) => work.language_code === language) ?? []} />
      {cues.length > 0 ? (
        <RecordingPlace data={data} keep={keepCue} />
      ) : (
        <EmptyList title={t.noCues} text={t.noCuesText}>
          <LinkButton look="line" to={`/admin/videos/${id}/subtitles/${language}`}>
            {t.subtitles}
          </LinkButton>
        </EmptyList>
      )}
      <FileChoice
        ref={choice}
        kind="voice"
        label={t.file}
        onFile={(file) => void start(file).catch((error: Error) => setProblem(error.message))}
      />
      <PhoneCode id={id} language={language} open={hasCode} onDismiss={() => setCode(false)} />
    </DeskPage>
  )
}

type Props = {
  id: number
  language: VoiceCues['language_code']
  recording: NonNullable<VoiceCues['whole']>
  onRemoved: () => void
}

/** One recording of the whole text: it is used in place of those of cues until it is removed. */
function WholeRecording({ id, language, recording: { address, seconds }, onRemoved }: Props) {
  const remove = useDeskMutation('DELETE /admin/videos/:id/voice/:language/whole', { onSuccess: onRemoved })
  return (
    <Notice kind={remove.error ? 'bad' : 'info'}>
      <div className="row wrap gap-8 gap-x-12">
        <span>{remove.error?.message ?? fillIn(t.wholeLaid, { time: duration(Math.round(seconds)) })}</span>
        <Button look="line" size="s" icon={<Play aria-hidden="true" />} onClick={() => void new Audio(address).play()}>
          {t.hearWhole}
        </Button>
        <Button
          look="line"
          size="s"
          icon={<Trash2 aria-hidden="true" />}
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { id, language } })}
        >
          {t.removeWhole}
        </Button>
      </div>
    </Notice>
  )
}

type PhoneCodeProps = { id: number; language: Language; open: boolean; onDismiss: () => void }

/** The QR code that lets a phone record for one hour. A new one is made each time it is opened. */
function PhoneCode({ id, language, open, onDismiss }: PhoneCodeProps) {
  const modal = useModal(open, onDismiss)
  const answer = useQuery({
    queryKey: ['desk', 'voice-pass', id, language],
    queryFn: () => deskRequest('POST /admin/videos/:id/voice/:language/pass', { params: { id, language } }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  })
  const { data, error } = answer
  return (
    <dialog {...modal} className={styles.dialog} aria-label={t.phoneTitle}>
      {open && (
        <>
          <h2>{t.phoneTitle}</h2>
          {data ? (
            <>
              <QrCode text={data.address} label={t.phoneTitle} className={styles.code} />
              <p>{fillIn(t.phoneText, { time: singaporeTime(data.until) })}</p>
            </>
          ) : (
            !error && <p>{t.phoneBusy}</p>
          )}
          <QueryError what={t.phoneTitle} answer={answer} />
          <Button look="line" onClick={onDismiss}>
            {t.close}
          </Button>
        </>
      )}
    </dialog>
  )
}
