import { languages } from '@kasama/contract/language'
import { useParams } from 'react-router'
import { useVoice } from '../../../features/admin/lesson/voice/voice.queries'
import { voiceTexts as t } from '../../../features/admin/lesson/voice/voice.texts'
import { VoiceView } from '../../../features/admin/lesson/voice/voice-view'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { ListError } from '../../../features/admin/parts/states/list-error'
import { UnknownPage } from '../../../features/admin/shell/out-of-scope'
import { RequestError } from '../../../shared/api/request-error'
import { rowId } from '../../../shared/row-id'

/** A lesson's voice in one language. */
export function VoicePage() {
  const { id: given, language: code } = useParams()
  const language = languages.find((one) => one === code)
  const id = rowId(given)
  return id === undefined || language === undefined ? (
    <UnknownPage />
  ) : (
    <Voice key={`${id}${language}`} id={id} language={language} />
  )
}

function Voice({ id, language }: { id: number; language: Parameters<typeof useVoice>[1] }) {
  const { data, error, refetch } = useVoice(id, language)
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  if (data) return <VoiceView id={id} data={data} refetch={() => void refetch()} />
  return (
    <DeskPage crumb={[{ to: '/admin/videos', label: t.videos }]} title={t.lesson}>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
    </DeskPage>
  )
}
