import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { worker } from '#test/show-app.tsx'
import { PictureEdit } from './picture-edit'

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
