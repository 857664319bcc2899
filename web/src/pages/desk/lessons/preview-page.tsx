import { lazy, Suspense } from 'react'
import { PreviewFrame } from '#studio/lesson/preview/preview-frame.tsx'

const VideoPage = lazy(async () => ({ default: (await import('../../video-page')).VideoPage }))

/** A lesson's draft as the page that a worker opens. */
export function PreviewPage() {
  return (
    <PreviewFrame>
      <Suspense>
        <VideoPage />
      </Suspense>
    </PreviewFrame>
  )
}
