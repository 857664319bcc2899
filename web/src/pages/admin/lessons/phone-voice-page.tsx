import { brand } from '@kasama/contract/brand'
import { Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { RecordingPlace } from '../../../features/admin/lesson/voice/recording-place'
import styles from '../../../features/admin/lesson/voice/voice.module.css'
import { useKeep, useVoiceByPass } from '../../../features/admin/lesson/voice/voice.queries'
import { voiceTexts as t } from '../../../features/admin/lesson/voice/voice.texts'
import { englishNames } from '../../../features/admin/parts/language-names'
import { ErrorBox } from '../../../features/admin/parts/states/error-box'
import { ListError } from '../../../features/admin/parts/states/list-error'
import sizes from '../../../features/admin/shell/sizes.module.css'
import { RequestError } from '../../../shared/api/request-error'
import { fillIn } from '../../../shared/i18n/texts'
import { classNames } from '../../../shared/ui/class-names'

/** /admin/voice/:pass, which the desk's QR code opens: a lesson's cues, to be recorded without a login. */
export function PhoneVoicePage() {
  const { pass = '' } = useParams()
  const { data, error, refetch } = useVoiceByPass(pass)
  const keep = useKeep()
  const title = data ? fillIn(t.title, { language: englishNames[data.language_code] }) : t.lesson
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  const isOver = error instanceof RequestError && error.code === 'pass_ended'
  return (
    <main id="content" tabIndex={-1} className={classNames(sizes.sizes, styles.phone)} lang="en" data-desk>
      <header>
        <h1>{title}</h1>
        {data && <p>{data.title}</p>}
      </header>
      <div>
        {data && (
          <RecordingPlace data={data} keep={({ number }, sound) => keep(`/recordings/${pass}/${number}`, sound)} />
        )}
        {isOver && <ErrorBox icon={<Unlink aria-hidden="true" />} title={t.ended} text={error.message} />}
        {error && !isOver && <ListError error={error} onRetry={() => void refetch()} />}
      </div>
    </main>
  )
}
