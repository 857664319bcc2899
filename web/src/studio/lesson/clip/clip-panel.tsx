import { maxClipBytes } from '@kasama/contract/desk/desk.rules'
import { englishNames, type Language } from '@kasama/contract/language'
import { Check, ImagePlus, Images, Undo2, Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { duration as clockOf } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { FileChoice } from '../files/file-choice'
import { useFileAddress } from '../lesson.queries'
import styles from './clip.module.css'
import { sendPicture, useClips, useForgetTaken, useStartUpload } from './clip.queries'
import { clipTexts as t } from './clip.texts'
import { ClipJobs } from './clip-jobs'
import { type Frame, framesOf } from './frames'
import { sizeOf } from './sizes'
import thumbnailsStyles from './thumbnails.module.css'
import { UploadRow } from './upload/upload-row'

type ThumbnailsProps = {
  videoId: number
  /** The clip that was chosen on this page: pictures are drawn from it while it is uploaded. */
  file: File | null
  /** Key of the stored clip, or of its small form. */
  stored: string | null
  present: string | null
  onChoose: (url: string) => void
}

/** Four pictures of the clip and one of the admin's own; the chosen one is the lesson's thumbnail. */
function Thumbnails({ videoId, file, stored, present, onChoose }: ThumbnailsProps) {
  const [frames, setFrames] = useState<Frame[]>([])
  const [chosen, setChosen] = useState<Frame | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ownPicture = useRef<HTMLInputElement>(null)
  /** The clip drawn last; pictures of an earlier one are dropped. */
  const drawn = useRef<File | string>(undefined)
  async function draw(clip: File | string) {
    drawn.current = clip
    setProblem(null)
    const drawnFrames = await framesOf(clip).catch(() => null)
    if (drawn.current !== clip) return
    if (drawnFrames) setFrames(drawnFrames)
    else setProblem(t.framesFail)
  }
  const drawFile = useEffectEvent(draw)
  useEffect(() => {
    if (file) void drawFile(file)
  }, [file])
  const place = useFileAddress(frames.length === 0 ? stored : null)
  const address = place.data?.url
  async function keep(picture: Blob, frame: Frame | null) {
    setProblem(null)
    try {
      onChoose(await sendPicture(videoId, picture))
      setChosen(frame)
    } catch (error) {
      setProblem((error as { code?: string }).code === 'not_a_picture' ? t.notAPicture : (error as Error).message)
    }
  }
  return (
    <fieldset className={`stack gap-8 shrink ${thumbnailsStyles.thumbnails}`}>
      <legend>{t.thumbnail}</legend>
      <div className={thumbnailsStyles.frames}>
        {present && !chosen && (
          <span className={thumbnailsStyles.frame} data-chosen>
            <img src={present} alt={t.present} />
            <Mark />
          </span>
        )}
        {frames.map((frame, index) => (
          <button
            key={frame.url}
            type="button"
            className={thumbnailsStyles.frame}
            aria-pressed={frame === chosen}
            data-chosen={frame === chosen || undefined}
            onClick={() => void keep(frame.blob, frame)}
          >
            <img src={frame.url} alt={fillIn(t.frame, { number: index + 1 })} />
            {frame === chosen && <Mark />}
          </button>
        ))}
      </div>
      <div className={thumbnailsStyles.ways}>
        {address && frames.length === 0 && (
          <Button look="quiet" size="s" icon={<Images aria-hidden="true" />} onClick={() => void draw(address)}>
            {t.makeFrames}
          </Button>
        )}
        <Button
          look="quiet"
          size="s"
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => ownPicture.current?.click()}
        >
          {t.ownPicture}
        </Button>
      </div>
      <FileChoice ref={ownPicture} kind="picture" label={t.ownPicture} onFile={(picture) => void keep(picture, null)} />
      <QueryError what={t.makeFrames} answer={place} />
      {problem && <Notice kind="bad">{problem}</Notice>}
    </fieldset>
  )
}

const Mark = () => (
  <span className={thumbnailsStyles.mark} aria-hidden="true">
    <Check />
  </span>
)

const hosts = { file: 'File', vimeo: 'Vimeo', youtube: 'YouTube' }

type Props = {
  videoId: number
  language: Language
  /** The clip of this language in the lesson's draft. */
  clip: { host: keyof typeof hosts; address: string | null; low: string | null; duration: number }
  thumbnail: string | null
  onThumbnail: (url: string) => void
  /** Called when the server has put a clip into the draft. */
  onTaken: () => void
  /** Takes the language's own clip away; null if it is English, or has none. */
  onWithoutClip: (() => void) | null
  /** Further fields of the clip. */
  children: ReactNode
}

/** A lesson's clip in one language: its upload, its processing, and a thumbnail to choose. */
export function ClipPanel({
  videoId,
  language,
  clip,
  thumbnail,
  onThumbnail,
  onTaken,
  onWithoutClip,
  children,
}: Props) {
  const clips = useClips(videoId, onTaken)
  const { data } = clips
  useForgetTaken(data?.uploads)
  const start = useStartUpload({ videoId, language })
  const choice = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const upload = data?.uploads.find((one) => one.language_code === language && one.kind === 'clip')
  async function take(chosen: File) {
    setFile(chosen)
    setProblem(chosen.size > maxClipBytes ? fillIn(t.tooLarge, { size: sizeOf(chosen.size) }) : null)
    if (chosen.size <= maxClipBytes) await start(chosen).catch((error: Error) => setProblem(error.message))
  }
  const name = englishNames[language]
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [dropped] = event.dataTransfer.files
      if (dropped) void take(dropped)
    },
  }
  return (
    <Panel {...drop}>
      <div className={`row baseline between wrap gap-2 gap-x-16 ${styles.head}`}>
        <h2>{fillIn(t.clipIn, { language: name })}</h2>
        <span>{clipText(clip, language)}</span>
      </div>
      {children}
      <QueryError what={t.tray} answer={clips} />
      {upload && <UploadRow upload={upload} />}
      {(!upload || upload.problem) && (
        <div className={`row wrap gap-10 gap-x-14 ${styles.choose}`}>
          <Button look="line" icon={<UploadIcon aria-hidden="true" />} onClick={() => choice.current?.click()}>
            {clip.address ? t.chooseOther : t.choose}
          </Button>
          {onWithoutClip && (
            <Button look="quiet" icon={<Undo2 aria-hidden="true" />} onClick={onWithoutClip}>
              {t.playEnglish}
            </Button>
          )}
          <span>{t.drop}</span>
        </div>
      )}
      <FileChoice
        ref={choice}
        kind="clip"
        label={fillIn(t.clipIn, { language: name })}
        onFile={(one) => void take(one)}
      />
      {problem && <Notice kind="bad">{problem}</Notice>}
      <ClipJobs videoId={videoId} jobs={data?.works.filter((work) => work.language_code === language) ?? []} />
      {data && !data.has_ffmpeg && clip.address && <Notice>{t.noFfmpeg}</Notice>}
      <Thumbnails videoId={videoId} file={file} stored={storedKey(clip)} present={thumbnail} onChoose={onThumbnail} />
    </Panel>
  )
}

/** Key of the file from which a browser can draw pictures: of a long clip, which is cut into pieces, its small form. */
const storedKey = ({ host, address, low }: Props['clip']) =>
  host === 'file' ? (address?.endsWith('.m3u8') ? low : address) : null

function clipText({ host, address, duration }: Props['clip'], language: Language): string {
  if (!address) return language === 'eng' ? t.none : fillIn(t.onlyHere, { language: englishNames[language] })
  const length = clockOf(duration)
  return host === 'file' ? fillIn(t.here, { length }) : fillIn(t.elsewhere, { host: hosts[host], length })
}
