import { type Language, languages } from '@kasama/contract/language'
import { Navigate, useParams } from 'react-router'
import { WordsPage } from '../../../features/admin/lesson/frame/words-page'
import { DownloadCues, GoToShift, SubtitleState } from '../../../features/admin/lesson/subtitles/subtitle-head'
import { subtitlesTexts as t } from '../../../features/admin/lesson/subtitles/subtitles.texts'
import { SubtitlesEditor } from '../../../features/admin/lesson/subtitles/subtitles-editor'
import { MediaView } from '../../../features/video/media/media-view'

/** The subtitles of a lesson in one language, beside its clip. */
export function SubtitlesPage() {
  const { id, language: asked } = useParams()
  const language = languages.find((code): code is Language => code === asked)
  if (!language) return <Navigate to={`/admin/videos/${id}/subtitles/eng`} replace />
  return (
    <WordsPage
      title={t.title}
      tag={(editing) => <SubtitleState editing={editing} language={language} />}
      actions={(editing) => <DownloadCues editing={editing} language={language} />}
      beside={(editing) => <GoToShift editing={editing} language={language} />}
    >
      {(editing) => <SubtitlesEditor key={language} editing={editing} language={language} Player={MediaView} />}
    </WordsPage>
  )
}
