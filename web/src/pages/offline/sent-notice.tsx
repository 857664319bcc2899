import { useEffect, useRef } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useWaitingCount } from '#shared/watching/use-waiting-count.ts'
import { offlineTexts } from './offline.texts'

/** Says "Sent" once what had waited without internet is with the server. */
export function SentNotice({ isOffline }: { isOffline: boolean }) {
  const t = useTexts(offlineTexts)
  const count = useWaitingCount()
  const hadWaiting = useRef(false)
  useEffect(() => {
    if (isOffline) hadWaiting.current ||= count > 0
    else if (hadWaiting.current && count === 0) {
      hadWaiting.current = false
      showToast(t('sent'))
    }
  }, [isOffline, count, t])
  return null
}
