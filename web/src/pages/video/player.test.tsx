import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import clip from '#test/lessons/clip.mp4?url'
import { lesson, openedVideo, seenTo } from '#test/lessons/opened-video.tsx'

const halfSeen = { ...lesson, ...seenTo(0.5) }

test('the player works by keyboard alone', async () => {
  const { screen, play, clip: media } = await openedVideo({ 'GET /videos/:id': halfSeen })
  const player = screen.getByRole('region', { name: 'Video' })
  await play()
  // The button is gone, and the player's keys work at once.
  await expect.element(player).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(() => media().paused).toBe(true)
  expect(window.scrollY).toBe(0)
  media().currentTime = 6
  await expect.poll(() => media().seeking).toBe(false)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => media().currentTime).toBe(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => media().currentTime).toBe(6)
  // No further than she has watched.
  await userEvent.keyboard('llll')
  await expect.poll(() => media().currentTime).toBe(10)
  await userEvent.keyboard('m')
  await expect.element(player.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false')
  const full = player.getByRole('button', { name: 'Full screen' })
  for (const isFull of ['true', 'false']) {
    await userEvent.keyboard('f')
    await expect.element(full).toHaveAttribute('aria-pressed', isFull)
  }
})

test('the speed is chosen by keyboard: arrows move, Enter and Escape close', async () => {
  const { screen, play, clip: media, button } = await openedVideo({ 'GET /videos/:id': halfSeen })
  await play()
  for (const [key, rates] of [
    ['{Enter}', [1.25, 1.5]],
    ['{Escape}', [2]],
  ] as const) {
    button('Settings').element().focus()
    await userEvent.keyboard('{Enter}')
    const sheet = screen.getByRole('dialog', { name: 'Speed' })
    await expect.element(sheet).toBeVisible()
    sheet.getByRole('radio', { checked: true }).element().focus()
    for (const rate of rates) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(() => media().playbackRate).toBe(rate)
    }
    await userEvent.keyboard(key)
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(button('Settings')).toHaveFocus()
  }
})

test('seeking is limited to the watched part', async () => {
  const { play, clip: media } = await openedVideo({ 'GET /videos/:id': halfSeen })
  await play()
  media().pause()
  media().currentTime = 18
  await expect.poll(() => media().currentTime).toBe(10)
  media().currentTime = 4
  await expect.poll(() => media().currentTime).toBe(4)
})

test('two taps at the left of the picture go ten seconds back, and it plays on', async () => {
  const { screen, play, clip: media } = await openedVideo({ 'GET /videos/:id': { ...lesson, ...seenTo(1) } })
  await play()
  media().currentTime = 14
  const surface = screen.getByRole('region', { name: 'Video' }).element().querySelector('button[tabindex="-1"]')
  const { left, top } = (surface as HTMLElement).getBoundingClientRect()
  const tapPosition = { bubbles: true, clientX: left + 20, clientY: top + 20 }
  for (const _ of [1, 2]) {
    surface?.dispatchEvent(new PointerEvent('pointerdown', { ...tapPosition, pointerType: 'touch' }))
    surface?.dispatchEvent(new MouseEvent('click', tapPosition))
  }
  await expect.poll(() => media().currentTime).toBeLessThan(10)
  expect(media().currentTime).toBeGreaterThanOrEqual(4)
  await expect.poll(() => media().paused).toBe(false)
})

afterEach(() => page.viewport(390, 844))

test('offers to resume at the position of another device', async () => {
  const { screen, play, clip: media } = await openedVideo({ 'GET /videos/:id': { ...lesson, ...seenTo(0.6, 11) } })
  await expect.element(screen.getByText('Continue from 00:11?')).toBeVisible()
  await play('Continue')
  await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(11)
})

test('a small rendition can be chosen, keeps the position, and is remembered', async () => {
  const sizes = { ...halfSeen, low_url: `${clip}?low`, audio_url: `${clip}?audio` }
  const first = await openedVideo({ 'GET /videos/:id': sizes })
  await first.play()
  first.clip().currentTime = 8
  await first.button('Settings').click()
  await first.screen.getByText('Data saver').click()
  // The sheet closes with the choice.
  await expect.element(first.screen.getByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument()
  await expect.poll(() => first.clip().getAttribute('src')).toBe(sizes.low_url)
  await expect.poll(() => first.clip().currentTime).toBeGreaterThanOrEqual(8)
  await first.screen.unmount()
  const reopened = await openedVideo({ 'GET /videos/:id': sizes })
  await expect.poll(() => reopened.clip().getAttribute('src')).toBe(sizes.low_url)
})
