import { useSearchParams } from 'react-router'
import type { AskedLesson } from '../features/chat/screen/about-lesson'
import { Chat } from '../features/chat/screen/chat'
import { pictureIn, wordsIn } from '../features/video/versions/versions'
import { useVideo } from '../features/video/video.queries'
import { useProfile } from '../shared/api/queries/profile.queries'
import { useLanguage } from '../shared/i18n/use-texts'
import { rowId } from '../shared/row-id'
import { LoadError } from '../shared/ui/states/load-error'

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
