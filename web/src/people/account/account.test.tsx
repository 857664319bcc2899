import type { Language } from '@kasama/contract/language'
import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rememberReader } from '#shared/session/known-reader.ts'
import { session } from '#shared/session/session.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls, refusal } from '#test/answers.ts'
import { later } from '#test/later.ts'
import { config } from '#test/plan.ts'
import { show } from '#test/show.tsx'
import { employer, worker } from '#test/show-app.tsx'
import { AccountCare } from './care/account-care'
import { DataPart } from './data/data-part'
import { EmailForm } from './email/email-form'
import { PasswordForm } from './password/password-form'
import { PasswordPrompt } from './password-prompt'
import { PictureEdit } from './picture/picture-edit'

test('money is shown in dollars, dates in words', async () => {
  const payment = { amount: 1791, refunded: 0, paid_at: '2026-11-28T01:00:00Z', card_last4: '4242' }
  const screen = await show(<DataPart name="payments" entries={[Object.entries(payment)]} />)
  for (const value of ['$17.91', '$0.00', '28 November 2026', '4242']) {
    await expect.element(screen.getByText(value)).toBeVisible()
  }
})

describe('password prompt', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** The password prompt of a deletion; the test decides when the password is checked. */
  async function openPrompt() {
    const passwordCheck = later<Response>()
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => (await passwordCheck.promise).clone()),
    )
    const [onConfirmed, onDismiss] = [vi.fn(async () => {}), vi.fn()]
    const profile = { role: 'E', email: 'grace@kasama.example', user_id: null } as unknown as Profile
    const page = await show(
      <PasswordPrompt
        profile={profile}
        title="Delete your account?"
        action="Delete account"
        dismiss="Keep account"
        onConfirmed={onConfirmed}
        onDismiss={onDismiss}
      />,
    )
    await page.getByLabelText('Password', { exact: true }).fill('sampaguita-2025')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    const answer = () => passwordCheck.resolve(Response.json({ error: false, data: {} }))
    return { page, onConfirmed, onDismiss, answer }
  }

  test('a correct password runs the action', async () => {
    const { onConfirmed, answer } = await openPrompt()
    answer()
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
  })

  test('dismissing while the password is checked cancels the action', async () => {
    const { page, onConfirmed, onDismiss, answer } = await openPrompt()
    await page.getByRole('button', { name: 'Keep account' }).click()
    expect(onDismiss).toHaveBeenCalledTimes(1)
    answer()
    await expect.element(page.getByRole('button', { name: 'Delete account' })).not.toHaveAttribute('aria-busy', 'true')
    expect(onConfirmed).not.toHaveBeenCalled()
  })
})

test('a new email requires another address and the password; a refusal is shown below it', async () => {
  const { answers, requests } = answerCalls({
    'GET /config': config,
    'POST /auth/login': refusal('wrong_password'),
    'POST /users/email': refusal('email_taken'),
  })
  const form = await show(<EmailForm profile={employer()} />)
  const [field, save] = [form.getByLabelText('Login email'), form.getByRole('button', { name: 'Save' })]
  const expectText = (text: string) => expect.element(form.getByText(text)).toBeVisible()
  await save.click()
  await expectText('This is the current email. Please choose another one.')
  await field.fill('Moved@home.example')
  await save.click()
  await expect.element(form.getByLabelText('Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('not hers{Enter}')
  await expectText('Wrong password.')
  answers['POST /auth/login'] = {} as never
  await form.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
  await userEvent.keyboard('{Enter}')
  await expectText('This email address is already in use!')
  await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
  answers['POST /users/email'] = employer({ email: 'moved@home.example' })
  await save.click()
  await form.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
  await form.getByRole('button', { name: 'OK' }).click()
  await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /users/email').at(-1)?.body).toEqual({ email: 'moved@home.example' })
})

test('a deleted account is forgotten by the phone that logged it in by touch, another one is not', async () => {
  const { id, email } = employer()
  onTestFinished(() => session.set({ known_reader: '' }))
  const remove = async (knownId: number) => {
    session.set({ web_token: 'token' })
    rememberReader({ id: knownId, role: 'E', login: email ?? '', name: 'Grace', picture: null, language: 'eng' })
    answerCalls({ 'GET /config': config, 'POST /auth/login': {} as never, 'POST /users/delete': { done: true } })
    const page = await show(<AccountCare profile={employer({ worker_id: null, org_id: 1 })} />)
    await page.getByRole('button').first().click()
    await page.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(session.token()).toBe(''))
    await page.unmount()
    return session.values().known_reader
  }
  expect(await remove(id + 1)).not.toBe('')
  expect(await remove(id)).toBe('')
})

test('a Google login that is too old must be repeated', async () => {
  answerCalls({
    'GET /config': { ...config, google_client_id: 'client.example' },
    'POST /users/email': refusal('confirm_password'),
  })
  const form = await show(<EmailForm profile={employer()} />)
  await form.getByLabelText('Login email').fill('moved@home.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'I log in with Google' }).click()
  const advice = 'Log out, log in with Google again, and try once more within 5 minutes.'
  await expect.element(form.getByText(advice)).toBeVisible()
})

async function filledForm(language: Language, labels: [string, string, string]) {
  const form = await show(<PasswordForm />, { language })
  const fill = async (...typed: string[]) => {
    for (const [index, label] of labels.entries()) await form.getByLabelText(label).fill(typed[index] ?? '')
    await form.getByRole('button', { name: language === 'eng' ? 'Save' : 'I-save' }).click()
  }
  const expectText = (text: string) => expect.element(form.getByText(text).first()).toBeVisible()
  return { form, fill, expectText }
}

test('shows every error of a new password, and empties the form after the change', async () => {
  const wrong = refusal('wrong_password', { field: 'old_pass' })
  const { answers, requests } = answerCalls({ 'POST /auth/change_pass': wrong })
  const { form, fill, expectText } = await filledForm('eng', ['Old password', 'New password', 'Confirm password'])
  await fill('', '', '')
  await expectText('Please type old password')
  await fill('wrong', '', '')
  await expectText('Please enter a new password')
  await fill('wrong', 'short', 'short')
  await expectText('Password need to have at least 8 characters.')
  await fill('wrong', 'papaya tree 9', 'papaya')
  await expectText('Please make sure you re-type your new password correctly.')
  expect(requests('POST /auth/change_pass')).toEqual([])
  await fill('wrong', 'papaya tree 9', 'papaya tree 9')
  await expectText('Wrong password.')
  await expect.element(form.getByLabelText('Old password')).toHaveFocus()
  answers['POST /auth/change_pass'] = { done: true }
  await fill('sampaguita tea', 'papaya tree 9', 'papaya tree 9')
  await expect.element(form.getByLabelText('Old password')).toHaveValue('')
  expect(requests('POST /auth/change_pass').at(-1)?.body).toEqual({
    old_pass: 'sampaguita tea',
    new_pass: 'papaya tree 9',
  })
})

test('a worker reads the errors in her language', async () => {
  onTestFinished(() => session.set({ language_code: '', role: '' }))
  session.set({ language_code: 'phi', role: 'W' })
  answerCalls({ 'POST /auth/change_pass': refusal('wrong_password', { field: 'old_pass' }) })
  const { fill, expectText } = await filledForm('phi', ['Lumang password', 'Bagong password', 'Ulitin ang password'])
  await fill('mali ito', 'halo-halo 8', 'halo-halo 8')
  await expectText('Mali ang password.')
})

describe('picture edit', () => {
  /** A fake XMLHttpRequest: the test sets the uploaded share and the response. */
  class FakeUploadRequest {
    static latest: FakeUploadRequest | undefined
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    onloadend = () => {}
    status = 200
    responseText = ''
    open() {}
    setRequestHeader() {}
    send() {
      FakeUploadRequest.latest = this
    }
    answer(envelope: object) {
      this.responseText = JSON.stringify(envelope)
      this.onload()
      this.onloadend()
    }
  }
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeUploadRequest))
  afterEach(() => vi.unstubAllGlobals())

  /** A picture of one colour, drawn by the browser. */
  async function drawnPicture() {
    const canvas = new OffscreenCanvas(64, 64)
    canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
    return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
  }

  test('uploads a worker’s picture with its progress and shows it; a file that is no picture is refused before', async () => {
    const url = '/pictures/avatars/1.webp'
    const { requests } = answerCalls({ 'POST /users/avatar': worker('mya', { img_url: url }) })
    const page = await show(
      <>
        <PictureEdit user={worker('mya')} />
        <Toasts />
      </>,
      { language: 'mya' },
    )
    const [button, input] = [page.getByRole('button', { name: 'ဓာတ်ပုံ ပြောင်းမယ်' }), page.getByTestId('picture')]
    await userEvent.upload(input, new File(['no picture'], 'list.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။')).toBeVisible()
    expect(FakeUploadRequest.latest).toBeUndefined()
    await userEvent.upload(input, await drawnPicture())
    const bar = page.getByRole('progressbar', { name: 'ဓာတ်ပုံ ပို့နေပါတယ်' })
    await expect.element(bar).toBeVisible()
    await expect.element(button).toBeDisabled()
    await expect.poll(() => FakeUploadRequest.latest).toBeDefined()
    FakeUploadRequest.latest?.upload.onprogress?.({ loaded: 3, total: 4 })
    await expect.element(page.getByText('75%')).toBeVisible()
    FakeUploadRequest.latest?.answer({ error: false, data: { url } })
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(button).toBeEnabled()
    expect(requests('POST /users/avatar').map(({ body }) => body)).toEqual([{ img_url: url }])
  })
})
