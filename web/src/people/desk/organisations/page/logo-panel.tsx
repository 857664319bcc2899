import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Upload } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { pictureProblem } from '#shared/device/prepare-picture.ts'
import { buttonClass } from '#shared/ui/actions/button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../organisations.module.css'
import { useRefetchOrganisations } from '../organisations.queries'
import { Sign } from '../sign'
import { type Crop, draw, drawnSize, type Shape, withinFrame } from './crop'
import logo from './logo.module.css'
import { logoTexts as t } from './logo.texts'

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const step = 0.02

type CropFrameProps = {
  picture: ImageBitmap
  cut: Crop /** Fractions of the frame. */
  onMove: (x: number, y: number) => void
}

/** The picture in its frame, moved by pointer or by arrow keys. */
function CropFrame({ picture, cut, onMove }: CropFrameProps) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const [whole] = useState(() => addressOf(picture))
  const { width, height } = drawnSize(picture, cut)

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    if (!from.current) return
    const frame = currentTarget.getBoundingClientRect()
    onMove((x - from.current.x) / frame.width, (y - from.current.y) / frame.height)
    from.current = { x, y }
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    onMove(arrow[0] * step, arrow[1] * step)
  }
  return (
    <button
      type="button"
      className={logo.frame}
      data-shape={cut.shape}
      aria-label={t.frame}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
    >
      <img
        src={whole}
        alt=""
        style={{
          width: `${width * 100}%`,
          height: `${height * 100}%`,
          translate: `calc(-50% + ${(cut.x / width) * 100}%) calc(-50% + ${(cut.y / height) * 100}%)`,
        }}
      />
    </button>
  )
}

/** Returns the address of the picture, made small enough for the frame. */
function addressOf(picture: ImageBitmap): string {
  const scale = Math.min(1, 1000 / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL()
}

type Props = { id: number; picture: ImageBitmap; onDismiss: () => void; onStored: () => void }

const shapes = [
  { value: 'wide', label: t.wide },
  { value: 'square', label: t.square },
] as const
/** Cuts a picture by pointer or keys, with a preview beside it. */
function CropDialog({ id, picture, onDismiss, onStored }: Props) {
  const first: Shape = picture.width > picture.height * 1.3 ? 'wide' : 'square'
  const [cut, setCut] = useState<Crop>({ shape: first, zoom: 1, x: 0, y: 0 })
  const [shown, setShown] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => setShown(draw(picture, cut).toDataURL()), [picture, cut])
  const change = (next: Partial<Crop>) => setCut((before) => withinFrame({ ...before, ...next }))
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
        onMove={(x, y) => setCut((before) => withinFrame({ ...before, x: before.x + x, y: before.y + y }))}
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

/** Most pixels of a picture that the server redraws. */
const mostPixels = 40_000_000

/** The present logo, and another one: chosen, cut, previewed, stored. */
export function LogoPanel({ organisation }: { organisation: DeskOrganisation }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string>()
  const refetch = useRefetchOrganisations()
  const { id, logo_url } = organisation
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const wrong = pictureProblem(file)
    // A file that is no picture, in spite of its type, can't be opened as one.
    const opened = wrong ? null : await createImageBitmap(file).catch(() => null)
    if (opened && opened.width * opened.height > mostPixels) {
      opened.close()
      return setProblem(t.tooManyPixels)
    }
    setProblem(opened ? undefined : t[wrong ?? 'notPicture'])
    setPicture(opened)
  }
  return (
    <Panel>
      <h2>{t.logo}</h2>
      <div className="row wrap gap-14">
        <Sign organisation={organisation} />
        <label className={`${logo.file} ${buttonClass({ look: 'line', size: 's' })}`}>
          <Upload aria-hidden="true" />
          <span>{logo_url ? t.replace : t.choose}</span>
          <input type="file" accept="image/png,image/jpeg,image/webp" onChange={choose} />
        </label>
      </div>
      {problem && <Notice kind="bad">{problem}</Notice>}
      {logo_url ? <LogoPreview src={logo_url} /> : <p className={styles.quiet}>{t.none}</p>}
      {picture && (
        <CropDialog
          id={id}
          picture={picture}
          onDismiss={() => setPicture(null)}
          onStored={() => {
            setPicture(null)
            showToast(t.saved)
            void refetch()
          }}
        />
      )}
    </Panel>
  )
}

/** A logo in its places: over the pages of employers, light and dark, and on the login page. */
function LogoPreview({ src }: { src: string }) {
  return (
    <section className={logo.preview} aria-label={t.preview}>
      <div className="stack pack gap-6 muted text-14">
        {t.banner}
        <div className={logo.page}>
          <img src={src} alt={t.light} />
        </div>
        <div className={logo.page} data-look="dark">
          <img src={src} alt={t.dark} />
        </div>
      </div>
      <div className="stack pack gap-6 muted text-14">
        {t.login}
        <div className={logo.page}>
          <img src={src} alt="" />
          <span className={logo.field}>{t.email}</span>
          <span className={logo.field}>{t.password}</span>
          <span className={logo.button}>{t.logIn}</span>
        </div>
      </div>
    </section>
  )
}
