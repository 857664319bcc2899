import type { QueryClient } from '@tanstack/react-query'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { invalidatePraise } from '#shared/api/queries/praise.queries.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { loadPagesTexts, readerLanguage } from '#shared/i18n/language.ts'
import { translator } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { sendWaiting } from '#shared/watching/send-waiting.ts'
import { forgetRefused, onWaitingNews, type RefusedAct, readRefused } from '#shared/watching/waiting-store.ts'
import { refusedTexts } from './refused.texts'

/** Sends what waits, and tells her what the server did not accept, by this page or while the app was closed. */
export async function sendAndReport(client: QueryClient, userId: number) {
  listen(client)
  await sendWaiting(userId)
  await tellRefused(userId)
}

const listening = new WeakSet<QueryClient>()

/** An act that any page or the service worker has sent may complete a lesson: the page's data was requested before. */
function listen(client: QueryClient) {
  if (listening.has(client)) return
  listening.add(client)
  onWaitingNews((news) => {
    if (news !== 'sent') return
    invalidateProgress(client)
    invalidatePraise(client)
    for (const queryKey of [queryKeys.goal(), ['practice'], ['user'], ['worker'], ['waiting-answers']])
      client.invalidateQueries({ queryKey })
  })
}

const shown = new Set<string>()

/** Says once what does not count and what she can do; it stays until she has pressed its button. */
async function tellRefused(userId: number) {
  const refused = await readRefused(userId)
  if (refused.length === 0) return
  await loadPagesTexts()
  const t = translator(refusedTexts, readerLanguage())
  for (const reason of new Set(refused.map(reasonOf))) {
    const text = t(reason)
    if (shown.has(text)) continue
    shown.add(text)
    const onPress = () => {
      shown.delete(text)
      void forgetRefused(userId)
    }
    showToast(text, 'ok', { label: t('understood'), onPress })
  }
}

/** The sentence for a refused act. */
function reasonOf({ kind, code }: RefusedAct): Exclude<keyof typeof refusedTexts, 'understood'> {
  if (kind === 'name') return 'name'
  if (kind === 'practice') return 'practice'
  if (code === 'locked') return 'locked'
  if (code === 'not_watched') return 'notWatched'
  if (code === 'server_error') return 'trouble'
  return code === 'question_gone' ? 'questionGone' : 'lessonGone'
}
