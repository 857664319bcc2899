import { htmlLanguages } from '@kasama/contract/language'
import { readCues } from '@kasama/contract/text/web-vtt'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { answerLocally, discardEarlyResponses } from '#shared/api/early-calls.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { showColourScheme } from '#shared/device/colour-scheme.ts'
import { loadTexts } from '#shared/i18n/language.ts'
import { LanguageContext } from '#shared/i18n/use-texts.ts'
import { previewAnswers } from './preview-answers'
import { type PreviewMessage, ready } from './preview-message'

const groups = ['start', 'lessons', 'phone', 'pages'] as const

/** Frame of a worker's page without a logged-in worker: the desk sends the lesson as a message to this window. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PreviewMessage>()
  const prepared = useRef('')
  useEffect(() => {
    async function onMessage({ source, origin, data }: MessageEvent<PreviewMessage>) {
      if (source !== parent || origin !== location.origin || !isPreviewed(data)) return
      await Promise.all(groups.map((group) => loadTexts(group, data.language)))
      // A mere change of colours leaves the page as it is.
      if (prepared.current !== keyOf(data)) prepare(data)
      prepared.current = keyOf(data)
      setShown(data)
    }
    addEventListener('message', onMessage)
    if (parent !== window) parent.postMessage(ready, location.origin)
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (shown) showColourScheme(shown.isDark ? 'dark' : 'light')
  }, [shown])
  if (!shown) return null
  return (
    <LanguageContext value={shown.language}>
      {/* The desk's page has a main part too, so this one has a label. */}
      <main
        id="content"
        aria-label={frameElement?.getAttribute('title') ?? undefined}
        key={keyOf(shown)}
        onClickCapture={preventNavigation}
      >
        {children}
      </main>
    </LanguageContext>
  )
}

/** Other scripts may send messages of their own. */
const isPreviewed = (data: unknown) => typeof data === 'object' && data !== null && 'preview' in data

const keyOf = ({ language, isWatched, preview }: PreviewMessage) => `${language} ${preview.revision} ${isWatched}`

/** Prepares answers and cache before the page asks for anything. */
function prepare(previewed: PreviewMessage) {
  const { preview, language } = previewed
  document.documentElement.lang = htmlLanguages[language]
  // Earlier answers in this window are about the admin.
  discardEarlyResponses()
  answerLocally(previewAnswers(previewed))
  queryClient.clear()
  for (const { language_code, vtt } of preview.subtitles)
    queryClient.setQueryData([...queryKeys.video(preview.video.id), 'cues', language_code], readCues(vtt))
}

function preventNavigation(event: React.MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}
