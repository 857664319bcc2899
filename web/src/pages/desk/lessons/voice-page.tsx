import { languages } from '@kasama/contract/language'
import { useParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { rowId } from '#shared/row-id.ts'
import { useVoice } from '#studio/lesson/voice/voice.queries.ts'
import { voiceTexts as t } from '#studio/lesson/voice/voice.texts.ts'
import { VoiceView } from '#studio/lesson/voice/voice-view.tsx'

/** A lesson's voice in one language. */
export function VoicePage() {
  const { id: idText, language: code } = useParams()
  const language = languages.find((candidate) => candidate === code)
  const id = rowId(idText)
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
