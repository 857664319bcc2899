import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { TopicStrip } from './topic-strip'

const topics = Array.from({ length: 12 }, (_, index) => ({ id: 101 + index, name: `Topic ${index + 1}` }))

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(390, 844))

const showStrip = (selected?: number) => show(<TopicStrip topics={topics} selected={selected} onPress={() => {}} />)

test('shows seven topics on a wide screen, and the other five behind the arrow', async () => {
  const strip = await showStrip()
  const topic = (name: string) => strip.getByRole('button', { name, exact: true })
  await expect.element(topic('Topic 7')).toBeVisible()
  await expect.element(topic('Topic 8')).not.toBeInTheDocument()
  await strip.getByRole('group').getByRole('button', { name: 'Next topics' }).click()
  await expect.element(topic('Topic 12')).toBeVisible()
  await expect.element(topic('Topic 1')).not.toBeInTheDocument()
  await strip.getByRole('group').getByRole('button', { name: 'Previous topics' }).click()
  await expect.element(topic('Topic 1')).toBeVisible()
})

test('shows the page of a topic that is selected elsewhere', async () => {
  const strip = await showStrip(112)
  const chosen = strip.getByRole('button', { name: 'Topic 12', exact: true })
  await expect.element(chosen).toBeVisible()
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
})
