import { useEffect, useState } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { type Cut, draw, type Shape, within } from './crop'
import { CropFrame } from './crop-frame'
import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'
import { LogoPreview } from './logo-preview'

type Props = { id: number; picture: ImageBitmap; onDismiss: () => void; onStored: () => void }

const shapes = [
  { value: 'wide', label: t.wide },
  { value: 'square', label: t.square },
] as const
/** Cuts a picture by pointer or keys, with a preview beside it. */
export function CropDialog({ id, picture, onDismiss, onStored }: Props) {
  const first: Shape = picture.width > picture.height * 1.3 ? 'wide' : 'square'
  const [cut, setCut] = useState<Cut>({ shape: first, zoom: 1, x: 0, y: 0 })
  const [shown, setShown] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => setShown(draw(picture, cut).toDataURL()), [picture, cut])
  const change = (next: Partial<Cut>) => setCut((before) => within({ ...before, ...next }))
  async function store() {
    setBusy(true)
    setProblem(undefined)
    try {
      const file = await new Promise<Blob | null>((resolve) => draw(picture, cut).toBlob(resolve, 'image/png'))
      const body = new FormData()
      body.append('file', file ?? new Blob())
      const input = { params: { id }, body }
      await deskRequest('POST /admin/organisations/:id/logo', input)
      onStored()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t.notPicture)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      title={t.crop}
      action={t.use}
      busy={isBusy}
      problem={problem}
      onSubmit={() => void store()}
      onDismiss={onDismiss}
    >
      <p>{t.cropHint}</p>
      <Segment label={t.shape} options={shapes} value={cut.shape} onChange={(shape) => change({ shape })} />
      <CropFrame
        picture={picture}
        cut={cut}
        onMove={(x, y) => setCut((before) => within({ ...before, x: before.x + x, y: before.y + y }))}
      />
      <label className={logo.zoom}>
        {t.zoom}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={cut.zoom}
          onChange={({ target }) => change({ zoom: Number(target.value) })}
        />
      </label>
      {shown && <LogoPreview src={shown} />}
    </FormDialog>
  )
}
