import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'
import { session } from '#shared/session/session.ts'
import { inDays, monthly } from '#test/plan.ts'
import { show } from '#test/show.tsx'
import { employer, showApp } from '#test/show-app.tsx'
import { GuestLayout } from './guest/guest-layout'
import { SearchField } from './search/search-field'

test('shows the end of an agency account and logs out', async () => {
  const ended = { ...monthly, mode: 1, current_period_end: inDays(-1) }
  const { screen, requests } = await showApp('/library', employer({ org_id: 3 }), {
    'GET /users/subscription': ended,
    'POST /auth/logout': { done: true },
  })
  await expect
    .element(screen.getByRole('heading', { name: 'Your account has expired. Please contact your agency admin.' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(requests('POST /auth/logout')).toHaveLength(1)
  expect(localStorage.getItem('web_token')).toBeNull()
})

test('shows a plan near its end once a session, then the unfinished setup with its next step', async () => {
  const { screen, go } = await showApp('/library', employer({ UserTopics: [] }), {
    'GET /users/subscription': { ...monthly, current_period_end: inDays(5.5) },
  })
  const reminder = screen.getByRole('heading', { name: 'Your plan renews in 6 days' })
  await expect.element(reminder).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Video topics are not chosen yet' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Continue Setup' }).click()
  await expect.poll(() => location.pathname).toBe('/e-settings')
  await screen.getByRole('link', { name: 'Continue Setup' }).click()
  await expect.poll(() => location.pathname).toBe('/subscribe-3')
  go('/library')
  await expect.element(screen.getByRole('tab', { name: 'All' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

describe('guest layout', () => {
  afterEach(() => session.set({ language_code: '' }))

  test('by keyboard a guest goes past the header, and chooses her language: the arrows try one, Enter ends it', async () => {
    const screen = await show(
      <LanguageProvider initial="eng">
        <GuestLayout />
      </LanguageProvider>,
    )
    await expect.element(screen.getByRole('banner')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Go to content' })).toHaveFocus()
    const opener = screen.getByRole('button', { name: 'Language' })
    opener.element().focus()
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.keyboard('{Enter}')
      const english = screen.getByRole('dialog', { name: 'Language' }).getByRole('radio', { name: 'English' })
      await expect.element(english).toBeVisible()
      english.element().focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect
        .element(screen.getByRole('dialog', { name: 'Wika' }).getByRole('radio', { name: 'Filipino' }))
        .toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect.element(english).toHaveFocus()
      await expect.element(opener).toBeInTheDocument()
      await userEvent.keyboard(key)
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
  })
})

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
