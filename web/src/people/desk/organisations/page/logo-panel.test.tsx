import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls } from '#test/answers.ts'
import { sized } from '#test/page-size.ts'
import { show } from '#test/show.tsx'
import { LogoPanel } from './logo-panel'

const organisation = { id: 3, name: 'Copper Kettle', short_url: 'copper-kettle', logo_url: null } as DeskOrganisation

/** A picture with one dark corner, so that another cut looks different. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(120, 90)
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 60, 45)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

async function panel() {
  const server = answerCalls({ 'POST /admin/organisations/:id/logo': organisation as never })
  const screen = await show(
    <>
      <LogoPanel organisation={organisation} />
      <Toasts />
    </>,
  )
  return { screen, field: screen.getByLabelText('Choose a picture'), ...server }
}

test('an SVG named PNG and a picture of 41 megapixels are refused with a message, and not sent', async () => {
  const { screen, field, requests } = await panel()
  await userEvent.upload(
    field,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' }),
  )
  await expect.element(screen.getByText('This is no photo that we can read.', { exact: false })).toBeVisible()
  const close = vi.fn()
  const open = vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({ width: 8200, height: 5000, close })
  await userEvent.upload(field, await picture())
  await expect.element(screen.getByText('Choose a picture of at most 40 megapixels.')).toBeVisible()
  open.mockRestore()
  expect(close).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests()).toEqual([])
})

test('a logo is cropped by keyboard; all previews show the same crop', async () => {
  // The text of the preview needs two lines here.
  await sized(320)
  const { screen, field, sentBy } = await panel()
  await userEvent.upload(field, await picture())
  const dialog = screen.getByRole('dialog', { name: 'Cut the logo' })
  const preview = dialog.getByRole('region', { name: 'How it looks' })
  const cut = () => [...preview.element().querySelectorAll('img')].map(({ src }) => src)
  await expect.poll(cut).toHaveLength(3)
  const [whole] = cut()
  const boxes = [...preview.element().querySelectorAll<HTMLElement>('div, span')]
  const overflowing = boxes.filter((box) => box.scrollHeight > box.clientHeight && box.clientHeight > 0)
  expect(overflowing.map(({ textContent }) => textContent)).toEqual([])
  dialog.getByRole('slider', { name: 'Larger' }).element().focus()
  await userEvent.keyboard('{ArrowRight>8/}')
  await expect.poll(() => cut()[0]).not.toBe(whole)
  const [larger] = cut()
  dialog.getByRole('button', { name: 'The picture in its frame' }).element().focus()
  await userEvent.keyboard('{ArrowRight>4/}')
  await expect.poll(() => cut()[0]).not.toBe(larger)
  expect(new Set(cut()).size).toBe(1)
  dialog.getByRole('button', { name: 'Use this logo' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('The logo is changed.')).toBeVisible()
  const [sent] = sentBy('POST /admin/organisations/:id/logo') as FormData[]
  expect(sent?.get('file')).toHaveProperty('type', 'image/png')
})
