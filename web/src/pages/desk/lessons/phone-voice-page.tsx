import { brand } from '@kasama/contract/brand'
import { englishNames } from '@kasama/contract/language'
import { Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import sizes from '#desk/frame/sizes.module.css'
import { ErrorBox } from '#desk-kit/states/error-box.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { RecordingPlace } from '#studio/lesson/voice/recording-place.tsx'
import styles from '#studio/lesson/voice/voice.module.css'
import { useSaveRecording, useVoiceByPass } from '#studio/lesson/voice/voice.queries.ts'
import { voiceTexts as t } from '#studio/lesson/voice/voice.texts.ts'

/** /admin/voice/:pass, which the desk's QR code opens: a lesson's cues, to be recorded without a login. */
export function PhoneVoicePage() {
  const { pass = '' } = useParams()
  const { data, error, refetch } = useVoiceByPass(pass)
  const storeRecording = useSaveRecording()
  const title = data ? fillIn(t.title, { language: englishNames[data.language_code] }) : t.lesson
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  const hasPassEnded = error instanceof RequestError && error.code === 'pass_ended'
  return (
    <main id="content" tabIndex={-1} className={classNames(sizes.sizes, styles.phone)} lang="en" data-desk>
      <header>
        <h1>{title}</h1>
        {data && <p>{data.title}</p>}
      </header>
      <div>
        {data && (
          <RecordingPlace
            data={data}
            keep={(cue, sound) => storeRecording(`/recordings/${pass}/${cue.number}`, cue, sound)}
          />
        )}
        {hasPassEnded && <ErrorBox icon={<Unlink aria-hidden="true" />} title={t.ended} text={error.message} />}
        {error && !hasPassEnded && <ListError error={error} onRetry={() => void refetch()} />}
      </div>
    </main>
  )
}
