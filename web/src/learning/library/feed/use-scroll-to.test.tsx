import { expect, onTestFinished, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { storeOpenedVideo, useScrollTo } from './use-scroll-to'

type Props = { shown: number; onMore: () => void }

/** A list that does not have lesson 500, opened again by "Back". */
function List({ shown, onMore }: Props) {
  const cards = Array.from({ length: shown }, (_, index) => ({ video_id: index + 1 }))
  useScrollTo(500, { cards, hasMore: true, onMore })
  return <p>{shown}</p>
}

test('after "Back" a list without the completed lesson loads no more cards than were there', async () => {
  const { href } = location
  const { state } = history
  onTestFinished(() => history.replaceState(state, '', href))
  storeOpenedVideo(500, 48)
  expect(new URL(location.href).searchParams.get('video')).toBe('500')
  expect(history.state).toMatchObject({ ...state, cards: 48 })
  const onMore = vi.fn()
  await show(<List shown={24} onMore={onMore} />)
  expect(onMore).toHaveBeenCalledTimes(1)
  await show(<List shown={48} onMore={onMore} />)
  expect(onMore).toHaveBeenCalledTimes(1)
})
