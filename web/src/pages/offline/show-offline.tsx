import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { invalidatePraise } from '#shared/api/queries/praise.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { loadPagesTexts, readerLanguage } from '#shared/i18n/language.ts'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { isServerReached } from '#shared/navigation/reload.ts'
import { setOfflineParts } from '#shared/service-worker/offline-parts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useWaitingCount } from '#shared/watching/use-waiting-count.ts'
import { NeedsInternet } from './needs-internet'
import { offlineTexts } from './offline.texts'
import { OfflineBar } from './offline-bar'
import { OfflineGenie } from './offline-genie'
import { OfflineLibrary } from './offline-library'

const checkMs = 15_000

const parts = { Library: () => <OfflineLibrary onCheck={checkInternet} />, Genie: OfflineGenie, NeedsInternet }

/** The bar has a root of its own above the app: it is loaded after the first view, and the app knows nothing of it. */
let root: Root | undefined
let isShown = false
let isAsking = false
/** The place of her list when the library without internet replaced it. */
let listPlace: { address: string; top: number } | undefined

/**
 * Shows that there is no internet, in the bar, the header and a worker's library; or removes all of it. A call that was
 * merely late must not take her list away: the server is asked once more.
 */
export async function showOffline(isOffline: boolean) {
  if (isOffline === isShown || isAsking) return
  if (isOffline) {
    isAsking = true
    const [isNear] = await Promise.all([isServerNear(), loadPagesTexts()]).finally(() => {
      isAsking = false
    })
    if (isNear) return
  }
  isShown = isOffline
  if (isOffline) listPlace = { address: location.href, top: window.scrollY }
  flushSync(() => {
    renderBar()
    setOfflineParts(isOffline ? parts : undefined)
  })
  if (location.pathname !== '/library') return
  if (isOffline) window.scrollTo(0, 0)
  else if (listPlace?.address === location.href) window.scrollTo(0, listPlace.top)
}

function renderBar() {
  root ??= openRoot()
  root.render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={readerLanguage()}>
        <div role="status">{isShown && <CheckedBar />}</div>
        <SentNotice isOffline={isShown} />
      </LanguageProvider>
    </QueryClientProvider>,
  )
}

function openRoot() {
  const place = document.createElement('div')
  document.body.prepend(place)
  return createRoot(place)
}

/** Shows the app as ever once the server is reached, and requests what is on the screen. */
async function checkInternet(): Promise<boolean> {
  const isNear = await isServerNear()
  if (isNear) {
    await showOffline(false)
    askAgain()
  }
  return isNear
}

/** The bar, which goes by itself once the server is reached. */
function CheckedBar() {
  const t = useTexts(offlineTexts)
  useEffect(() => {
    const check = () => void checkInternet()
    const timer = setInterval(check, checkMs)
    window.addEventListener('online', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
  async function press() {
    if (!(await checkInternet())) showToast(t('noInternet'))
  }
  return <OfflineBar onCheck={press} />
}

/** A dead connection reports no error: after this the server counts as not reached. */
const patienceMs = 4000

/** Asks our own server: browsers report to be online behind a dead connection. */
function isServerNear(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  return Promise.race([isServerReached(), late])
}

/** Requests what is on the screen again; praise that is shown stays. */
function askAgain() {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'praise' })
  invalidatePraise(queryClient)
}

/** Says "Sent" once what had waited without internet is with the server. */
function SentNotice({ isOffline }: { isOffline: boolean }) {
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
