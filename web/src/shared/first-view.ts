import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from './api/query-client'
import { whenIdle } from './when-idle'

const maxWaitMs = 10_000
const checkMs = 100

/**
 * Resolves once the first view is complete: none of its requests is pending, and its large picture is loaded; at the
 * latest after ten seconds. Later downloads wait for it, so that the first view has the connection for itself.
 */
export function firstView(): Promise<void> {
  completion ??= complete()
  return completion
}

let completion: Promise<void> | undefined
let isComplete = false

async function complete() {
  const end = performance.now() + maxWaitMs
  // Checks twice: data that has just arrived is rendered in between.
  for (let quietChecks = 0; quietChecks < 2 && performance.now() < end; quietChecks = isQuiet() ? quietChecks + 1 : 0)
    await idle()
  isComplete = true
}

/** Whether everything on the screen is loaded. */
export const isViewSettled = () => isQuiet() && !document.querySelector('[aria-busy="true"]') && areFontsThere()
/** Whether the fonts are loaded; `shared/fonts.ts` marks their sheet until then. */
const areFontsThere = () => document.fonts.status === 'loaded' && !document.querySelector('link[data-coming]')

const isQuiet = () =>
  queryClient.isFetching({ predicate: isFirstTry }) === 0 && [...document.images].every(isPictureLoaded)
/** A request that failed and is tried again holds nothing up. */
const isFirstTry = ({ state }: Query) => !state.fetchFailureCount
const isPictureLoaded = ({ complete, fetchPriority }: HTMLImageElement) => complete || fetchPriority !== 'high'

const idle = () => new Promise<void>((resolve) => void setTimeout(() => whenIdle(resolve), checkMs))

/** False until the first view is complete. */
export function useFirstView(): boolean {
  const [isViewComplete, setViewComplete] = useState(isComplete)
  useEffect(() => {
    firstView().then(() => setViewComplete(true))
  }, [])
  return isViewComplete
}
