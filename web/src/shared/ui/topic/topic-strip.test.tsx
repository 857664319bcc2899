import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { TopicStrip } from './topic-strip'

const topics = Array.from({ length: 12 }, (_, at) => ({ id: 101 + at, name: `Topic ${at + 1}` }))

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(390, 844))

const shown = (selected?: number) => show(<TopicStrip topics={topics} selected={selected} onPress={() => {}} />)

test('on a wide screen seven topics stand in the row, and behind the arrow the other five', async () => {
  const strip = await shown()
  const topic = (name: string) => strip.getByRole('button', { name, exact: true })
  await expect.element(topic('Topic 7')).toBeVisible()
  await expect.element(topic('Topic 8')).not.toBeInTheDocument()
  await strip.getByRole('group').getByRole('button', { name: 'Next topics' }).click()
  await expect.element(topic('Topic 12')).toBeVisible()
  await expect.element(topic('Topic 1')).not.toBeInTheDocument()
  await strip.getByRole('group').getByRole('button', { name: 'Previous topics' }).click()
  await expect.element(topic('Topic 1')).toBeVisible()
})

test('a topic that is chosen elsewhere turns the row to its own place', async () => {
  const strip = await shown(112)
  const chosen = strip.getByRole('button', { name: 'Topic 12', exact: true })
  await expect.element(chosen).toBeVisible()
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
})
