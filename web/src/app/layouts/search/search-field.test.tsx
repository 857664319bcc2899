import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { show } from '#test/show.tsx'
import { SearchField } from './search-field'

const card = (video_id: number, title: string) => ({
  video_id,
  title,
  thumbnail_url: null,
  duration: 60,
  topic_ids: [],
})

/** A field whose suggestions are cached: for 'rice', and none for 'zzz'. */
async function field() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const answers = { rice: [card(1, 'Cooking rice'), card(2, 'Keeping rice')], zzz: [] }
  for (const [q, items] of Object.entries(answers))
    queries.setQueryData(queryKeys.feed('employer_all', { q, limit: 5, lang: 'eng' }), { items, next_cursor: null })
  const [submit, close] = [vi.fn(), vi.fn()]
  function Field() {
    const [typed, type] = useState('')
    return <SearchField typed={typed} type={type} submit={submit} close={close} />
  }
  const screen = await show(<Field />, { queries })
  const input = screen.getByRole('combobox', { name: 'Search' })
  return { screen, input, submit, close, list: screen.getByRole('listbox') }
}

test('Escape closes the suggestions first, and then the search', async () => {
  const { input, list, close } = await field()
  await expect.element(input).toHaveFocus()
  await input.fill('rice')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
  await expect.element(input).toHaveValue('rice')
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('arrows go through the suggestions and back to the field', async () => {
  const { screen, input, list } = await field()
  await input.fill('rice')
  await expect.element(list).toBeVisible()
  const chosen = () => screen.getByRole('option', { selected: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent('Cooking rice')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent('Keeping rice')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(chosen()).toHaveTextContent('Keeping rice')
})

test('Enter searches for the typed text, with or without suggestions', async () => {
  const { input, list, submit } = await field()
  await input.fill('zzz')
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  await expect.element(list).not.toBeInTheDocument()
})
