import { expect, test } from 'vitest'
import { DeskContext } from '#desk-kit/page/desk-context.ts'
import { show } from '#test/show.tsx'
import type { Measure } from './dashboard/measures'
import { ToDo } from './dashboard/to-do'
import { ByLanguage } from './dashboard/weeks'
import { MailsPart } from './settings/services/mails-part'

const none = { count: 0, oldest_at: null }

test('without any lesson, creating the first one is a task that links to the list of lessons', async () => {
  const toDo = { vouchers: none, messages: none, ending: [], problems: 0, is_library_empty: true }
  const screen = await show(
    <DeskContext value={{ has: () => true, orgId: null, mark: null }}>
      <ToDo toDo={toDo} />
    </DeskContext>,
  )
  await expect.element(screen.getByRole('link', { name: /no lesson yet/ })).toHaveAttribute('href', '/admin/videos')
  await expect.element(screen.getByText('Nothing waits for you.')).not.toBeInTheDocument()
})

const week = { week: '2026-03-09', workers: 8, seconds: 7200, lessons: 9, answers: 20, right_first: 10 }
const learning = {
  today_by_language: [
    { language_code: 'mya' as const, workers: 3, seconds: 1500, lessons: 4, answers: 4, right_first: 3 },
    { language_code: 'eng' as const, workers: 1, seconds: 60, lessons: 0, answers: 0, right_first: 0 },
  ],
  weeks: [{ ...week, language_code: 'mya' as const }],
}

const lines: [Measure, string[]][] = [
  ['workers', ['3 today', '1 today', '0 today']],
  ['minutes', ['25 today', '1 today', '0 today']],
  ['lessons', ['4 today', '0 today', '0 today']],
  ['right', ['75% today', 'No answers today', 'No answers today']],
]
test("each language shows today's figure of the chosen measure", async () => {
  for (const [measure, [burmese = '', english = '', filipino = '']] of lines) {
    const piece = await show(<ByLanguage learning={learning} measure={measure} />)
    for (const [name, words] of Object.entries({ Burmese: burmese, English: english, Filipino: filipino }))
      await expect.element(piece.getByRole('listitem').filter({ hasText: name })).toHaveTextContent(words)
    await piece.unmount()
  }
})

const stored = {
  weekly: true,
  moments: true,
  idle: true,
  ends_soon: true,
  per_minute: null,
  usual_per_minute: 600,
  employers: 3,
  version: 'first',
}

test("another admin's value is shown beside a changed field; unchanged fields show the stored value", async () => {
  const first = await show(<MailsPart stored={stored} />)
  await first.getByLabelText('At most each minute').fill('120')
  await first.getByRole('switch', { name: /First video/ }).click()
  await first.unmount()
  const second = await show(
    <MailsPart stored={{ ...stored, idle: false, moments: false, per_minute: 90, version: 'second' }} />,
  )
  await expect.element(second.getByRole('switch', { name: /kind reminder/ })).not.toBeChecked()
  const theirs = second.getByRole('region', { name: 'At most each minute' })
  await expect.element(theirs).toHaveTextContent('Stored meanwhile: At most each minute: 90')
  await expect.element(second.getByRole('button', { name: 'Save mine' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(second.getByLabelText('At most each minute')).toHaveValue('90')
  // Both have switched the same off: no change is left to save.
  await expect.element(second.getByRole('button', { name: /Save/ })).not.toBeInTheDocument()
})
