import { htmlLanguages } from '@kasama/contract/language'
import { cuesIn } from '@kasama/contract/web-vtt'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { answerHere, forgetEarlyAnswers } from '../../../../shared/api/early-calls'
import { queryClient } from '../../../../shared/api/query-client'
import { queryKeys } from '../../../../shared/api/query-keys'
import { loadTexts } from '../../../../shared/i18n/language'
import { LanguageContext } from '../../../../shared/i18n/use-texts'
import { answersFrom } from './answers'
import { paint } from './look'
import { type Previewed, ready } from './previewed'

const groups = ['start', 'lessons', 'pages'] as const

/** A worker's page around which nobody is signed in as her: the desk says over the window what it shows. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Previewed>()
  const prepared = useRef('')
  useEffect(() => {
    async function hear({ source, origin, data }: MessageEvent<Previewed>) {
      if (source !== parent || origin !== location.origin || !isPreviewed(data)) return
      await Promise.all(groups.map((group) => loadTexts(group, data.language)))
      // Another look changes nothing of what stands there.
      if (prepared.current !== keyOf(data)) prepare(data)
      prepared.current = keyOf(data)
      setShown(data)
    }
    addEventListener('message', hear)
    if (parent !== window) parent.postMessage(ready, location.origin)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (shown) paint(shown.isDark)
  }, [shown])
  if (!shown) return null
  return (
    <LanguageContext value={shown.language}>
      {/* The desk's page has a main part too. */}
      <main
        id="content"
        aria-label={frameElement?.getAttribute('title') ?? undefined}
        key={keyOf(shown)}
        onClickCapture={stay}
      >
        {children}
      </main>
    </LanguageContext>
  )
}

/** Other scripts may send messages of their own. */
const isPreviewed = (data: unknown) => typeof data === 'object' && data !== null && 'preview' in data

const keyOf = ({ language, isWatched, preview }: Previewed) => `${language} ${preview.revision} ${isWatched}`

/** The page finds everything as if it had asked for it. */
function prepare(previewed: Previewed) {
  const { preview, language } = previewed
  document.documentElement.lang = htmlLanguages[language]
  // What this window asked before is about the admin.
  forgetEarlyAnswers()
  answerHere(answersFrom(previewed))
  queryClient.clear()
  for (const { language_code, vtt } of preview.subtitles)
    queryClient.setQueryData([...queryKeys.video(preview.video.id), 'cues', language_code], cuesIn(vtt))
}

function stay(event: React.MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}
