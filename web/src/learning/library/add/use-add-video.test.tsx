import type { Card } from '@kasama/contract/learning/library/library.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#shared/api/query-keys.ts'
import { show } from '#test/show.tsx'
import { AddVideoButton } from './add-video-button'
import { useAddVideo } from './use-add-video'

const card = { video_id: 1, title: 'Rice', is_subscribed: false } as Card

function AddIt() {
  return <AddVideoButton card={card} onAdd={useAddVideo(() => {})} />
}

test('adding a video invalidates the queries that it changes', async () => {
  const queries = new QueryClient()
  const changed = [queryKeys.mustWatch(), queryKeys.feed('subscribed'), queryKeys.progress(7, 'page')]
  for (const key of changed) queries.setQueryData(key, { items: [] })
  queries.setQueryData(queryKeys.profile(), { role: 'E', worker_id: 7, is_subscribed: true } as Profile)
  const screen = await show(<AddIt />, { queries })
  await screen.getByRole('button').click()
  for (const key of changed) await expect.poll(() => queries.getQueryState(key)?.isInvalidated).toBe(true)
})
