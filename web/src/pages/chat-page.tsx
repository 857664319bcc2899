import { useSearchParams } from 'react-router'
import type { AskedLesson } from '#genie/screen/about-lesson.tsx'
import { Chat } from '#genie/screen/chat.tsx'
import { pictureIn, wordsIn } from '#learning/video/versions/versions.ts'
import { useVideo } from '#learning/video/video.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { rowId } from '#shared/row-id.ts'
import { LoadError } from '#shared/ui/states/load-error.tsx'

/** Genie; `video` in the address is the lesson in question. */
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

/** The lesson in the address; undefined if it is gone. */
function useLesson(id: number | undefined): AskedLesson | undefined {
  const language = useLanguage()
  const { data } = useVideo(id === undefined ? undefined : String(id))
  if (!data || data.id !== id) return undefined
  const { topic_ids, is_locked } = data
  return { id, title: wordsIn(data, language).title, thumbnail_url: pictureIn(data, language), topic_ids, is_locked }
}
