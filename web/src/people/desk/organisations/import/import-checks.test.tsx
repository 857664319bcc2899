import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeDrafts } from '#shared/session/draft.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { ImportPage } from './import-page'

const file = (name: string) => new File(['x'.repeat(40)], name, { type: 'text/csv' })

test('corrections one after another are one check; one that fails keeps the rows and their corrections', async () => {
  onTestFinished(removeDrafts)
  const lines = [2, 3, 4]
  const { sentBy, change } = answerCalls({
    'GET /admin/organisations/:id': { id: 3, name: 'Copper Kettle', short_url: 'kettle' } as DeskOrganisation,
    'POST /admin/organisations/:id/households/read': {
      head: ['Email', 'Employer', 'User ID', 'Worker', 'Language'],
      rows: lines.map((line) => ({
        line,
        cells: [`e${line}@home.example`, 'Grace', `maria${line}`, 'Maria', 'Tamil'],
      })),
      columns: { employer_email: 0, employer_name: 1, user_id: 2, worker_name: 3, language: 4 },
    },
    'POST /admin/organisations/:id/households/check': ({ body }) => ({
      rows: body.rows.map(({ line }) => {
        return { line, state: 'refused' as const, problem: 'language' as const, twin: null, language_code: null }
      }),
    }),
  })
  const screen = await show(
    <Routes>
      <Route path="/admin/organisations/:id/*" element={<ImportPage />} />
    </Routes>,
    { at: '/admin/organisations/3/households' },
  )
  await userEvent.upload(screen.getByLabelText(/drop it here/), file('households.csv'))
  await expect.element(screen.getByRole('heading', { name: 'Refused rows' })).toBeVisible()
  const checks = () => sentBy('POST /admin/organisations/:id/households/check')
  expect(checks()).toHaveLength(1)
  change({ 'POST /admin/organisations/:id/households/check': refusal('too_many_requests') })
  const choices = screen.getByRole('table', { name: 'Refused rows' }).getByRole('combobox')
  // Without the browser's commands between them, which may take longer than the pause.
  for (const choice of choices.elements() as HTMLSelectElement[]) {
    choice.value = 'mya'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
  }
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(checks()).toHaveLength(2)
  await expect.element(screen.getByRole('heading', { name: 'Refused rows' })).toBeVisible()
  await expect.element(choices.nth(2)).toHaveValue('mya')
})

test('the check of a former file says nothing about the rows of the next', async () => {
  onTestFinished(removeDrafts)
  let checks = 0
  answerCalls({
    'GET /admin/organisations/:id': { id: 3, name: 'Copper Kettle', short_url: 'kettle' } as DeskOrganisation,
    'POST /admin/organisations/:id/households/read': () => ({
      head: ['Email', 'Employer', 'User ID', 'Worker', 'Language'],
      rows: [{ line: 2, cells: [`file${checks}@home.example`, 'Grace', 'maria2025', 'Maria', 'Filipino'] }],
      columns: { employer_email: 0, employer_name: 1, user_id: 2, worker_name: 3, language: 4 },
    }),
    'POST /admin/organisations/:id/households/check': () => {
      checks += 1
      // The check of the second file is still under way.
      if (checks > 1) return new Promise<never>(() => {})
      return { rows: [{ line: 2, state: 'refused', problem: 'email', twin: null, language_code: 'phi' }] }
    },
  })
  const screen = await show(
    <Routes>
      <Route path="/admin/organisations/:id/*" element={<ImportPage />} />
    </Routes>,
    { at: '/admin/organisations/3/households' },
  )
  await userEvent.upload(screen.getByLabelText(/drop it here/), file('first.csv'))
  await expect.element(screen.getByRole('heading', { name: 'Refused rows' })).toBeVisible()
  await screen.getByRole('button', { name: 'Other file' }).click()
  await userEvent.upload(screen.getByLabelText(/drop it here/), file('second.csv'))
  await expect.element(screen.getByRole('heading', { name: 'second.csv' })).toBeVisible()
  await expect.poll(() => checks).toBe(2)
  expect(screen.getByRole('heading', { name: 'Refused rows' }).elements()).toHaveLength(0)
})

test('the same file read once more shows its check again', async () => {
  onTestFinished(removeDrafts)
  answerCalls({
    'GET /admin/organisations/:id': { id: 3, name: 'Copper Kettle', short_url: 'kettle' } as DeskOrganisation,
    'POST /admin/organisations/:id/households/read': () => ({
      head: ['Email', 'Employer', 'User ID', 'Worker', 'Language'],
      rows: [{ line: 2, cells: ['grace@home.example', 'Grace', 'maria2025', 'Maria', 'Tamil'] }],
      columns: { employer_email: 0, employer_name: 1, user_id: 2, worker_name: 3, language: 4 },
    }),
    'POST /admin/organisations/:id/households/check': {
      rows: [{ line: 2, state: 'refused', problem: 'language', twin: null, language_code: null }],
    },
  })
  const screen = await show(
    <Routes>
      <Route path="/admin/organisations/:id/*" element={<ImportPage />} />
    </Routes>,
    { at: '/admin/organisations/3/households' },
  )
  for (const _ of ['first', 'second']) {
    await userEvent.upload(screen.getByLabelText(/drop it here/), file('households.csv'))
    await expect.element(screen.getByRole('heading', { name: 'Refused rows' })).toBeVisible()
    await screen.getByRole('button', { name: 'Other file' }).click()
  }
})
