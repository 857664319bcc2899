import type { Card } from '@kasama/contract/learning/library/library.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { markAdded } from '../library.queries'
import { employerLibraryTexts } from '../notices/employer-library.texts'
import { onePress } from './one-press'

/** Adds a video for the worker or removes it. `onLocked` is called if it needs a plan. */
export function useAddVideo(onLocked: () => void) {
  const client = useQueryClient()
  const t = useEmployerTexts(employerLibraryTexts)
  const { data: profile } = useProfile()
  const [press] = useState(onePress)

  const change = ({ video_id, is_subscribed }: Card) => {
    const params = { id: video_id }
    return is_subscribed
      ? request('POST /video_subscription/unsubscribe_clip/:id', { params })
      : request('POST /video_subscription/subscribed_clip/:id', { params })
  }

  const reasonOf = (error: unknown) => (error instanceof RequestError ? error.message : t('failed'))

  const mutation = useMutation({
    mutationFn: change,
    async onMutate(card) {
      // The response of a request begun before this change would show the card's old state.
      await client.cancelQueries({ queryKey: ['feed'], predicate: ({ state }) => state.data !== undefined })
      markAdded(client, card.video_id, !card.is_subscribed)
    },
    onError(error, card) {
      markAdded(client, card.video_id, card.is_subscribed)
      if (error instanceof RequestError && error.code === 'subscription_needed') onLocked()
      else showToast(reasonOf(error), 'error')
    },
    onSettled(_clip, _error, card) {
      press.settled(card.video_id)
      client.invalidateQueries({ queryKey: queryKeys.profile() })
      client.invalidateQueries({ queryKey: queryKeys.mustWatch() })
      client.invalidateQueries({ queryKey: ['progress'] })
      return client.invalidateQueries({ queryKey: queryKeys.feed('subscribed').slice(0, 2) })
    },
  })

  return (card: Card) => {
    if (!card.is_subscribed && profile && !profile.is_subscribed) onLocked()
    else if (press.take(card.video_id)) mutation.mutate(card)
  }
}
