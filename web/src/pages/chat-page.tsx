import { useSearchParams } from 'react-router'
import type { ChatLessonSubject } from '#genie/screen/about-lesson.tsx'
import { Chat } from '#genie/screen/chat.tsx'
import { pictureIn, textsIn } from '#learning/video/versions/versions.ts'
import { useVideo } from '#learning/video/video.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { rowId } from '#shared/row-id.ts'
import { LoadError } from '#shared/ui/states/load-error.tsx'

/** Genie; `video` in the URL is the lesson in question. */
export function ChatPage() {
  const [query, setQuery] = useSearchParams()
  const profile = useProfile()
  const lesson = useLesson(rowId(query.get('video')))
  function leaveLesson() {
    const next = new URLSearchParams(query)
    next.delete('video')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  if (profile.data) return <Chat profile={profile.data} lesson={lesson} onLeaveLesson={leaveLesson} />
  return (
    <main tabIndex={-1}>
      {profile.isError && <LoadError error={profile.error} onRetry={() => profile.refetch()} />}
    </main>
  )
}

/** The lesson in the URL; undefined if it is gone. */
function useLesson(id: number | undefined): ChatLessonSubject | undefined {
  const language = useLanguage()
  const { data } = useVideo(id === undefined ? undefined : String(id))
  if (!data || data.id !== id) return undefined
  const { topic_ids, is_locked } = data
  return { id, title: textsIn(data, language).title, thumbnail_url: pictureIn(data, language), topic_ids, is_locked }
}
