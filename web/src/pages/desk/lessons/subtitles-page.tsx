import { type Language, languages } from '@kasama/contract/language'
import { Navigate, useParams } from 'react-router'
import { MediaView } from '#learning/video/media/media-view.tsx'
import { TextsPage } from '#studio/lesson/frame/texts-page.tsx'
import { DownloadCues, GoToShift, SubtitleState } from '#studio/lesson/subtitles/subtitle-head.tsx'
import { subtitlesTexts as t } from '#studio/lesson/subtitles/subtitles.texts.ts'
import { SubtitlesEditor } from '#studio/lesson/subtitles/subtitles-editor.tsx'

/** The subtitles of a lesson in one language, beside its clip. */
export function SubtitlesPage() {
  const { id, language: languageCode } = useParams()
  const language = languages.find((code): code is Language => code === languageCode)
  if (!language) return <Navigate to={`/admin/videos/${id}/subtitles/eng`} replace />
  return (
    <TextsPage
      title={t.title}
      tag={(editing) => <SubtitleState editing={editing} language={language} />}
      actions={(editing) => <DownloadCues editing={editing} language={language} />}
      beside={(editing) => <GoToShift editing={editing} language={language} />}
    >
      {(editing) => <SubtitlesEditor key={language} editing={editing} language={language} Player={MediaView} />}
    </TextsPage>
  )
}
