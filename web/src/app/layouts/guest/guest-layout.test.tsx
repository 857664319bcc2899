import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'
import { session } from '#shared/session/session.ts'
import { show } from '#test/show.tsx'
import { GuestLayout } from './guest-layout'

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
