import { Check, ImagePlus, Images } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FileChoice } from '../files/file-choice'
import { useFileAddress } from '../lesson.queries'
import { sendPicture } from './clip.queries'
import { clipTexts as t } from './clip.texts'
import { type Frame, framesOf } from './frames'
import styles from './thumbnails.module.css'

type Props = {
  videoId: number
  /** The clip that was chosen on this page: pictures are drawn from it while it is uploaded. */
  file: File | null
  /** Key of the stored clip, or of its small form. */
  stored: string | null
  present: string | null
  onChoose: (url: string) => void
}

/** Four pictures of the clip and one of the admin's own; the chosen one is the lesson's thumbnail. */
export function Thumbnails({ videoId, file, stored, present, onChoose }: Props) {
  const [frames, setFrames] = useState<Frame[]>([])
  const [chosen, setChosen] = useState<Frame | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const own = useRef<HTMLInputElement>(null)
  /** The clip drawn last; pictures of an earlier one are dropped. */
  const drawn = useRef<File | string>(undefined)
  async function draw(clip: File | string) {
    drawn.current = clip
    setProblem(null)
    const found = await framesOf(clip).catch(() => null)
    if (drawn.current !== clip) return
    if (found) setFrames(found)
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
    <fieldset className={styles.thumbnails}>
      <legend>{t.thumbnail}</legend>
      <div className={styles.frames}>
        {present && !chosen && (
          <span className={styles.frame} data-chosen>
            <img src={present} alt={t.present} />
            <Mark />
          </span>
        )}
        {frames.map((frame, index) => (
          <button
            key={frame.url}
            type="button"
            className={styles.frame}
            aria-pressed={frame === chosen}
            data-chosen={frame === chosen || undefined}
            onClick={() => void keep(frame.blob, frame)}
          >
            <img src={frame.url} alt={fillIn(t.frame, { number: index + 1 })} />
            {frame === chosen && <Mark />}
          </button>
        ))}
      </div>
      <div className={styles.ways}>
        {address && frames.length === 0 && (
          <Button look="quiet" size="s" icon={<Images aria-hidden="true" />} onClick={() => void draw(address)}>
            {t.makeFrames}
          </Button>
        )}
        <Button look="quiet" size="s" icon={<ImagePlus aria-hidden="true" />} onClick={() => own.current?.click()}>
          {t.ownPicture}
        </Button>
      </div>
      <FileChoice ref={own} kind="picture" label={t.ownPicture} onFile={(picture) => void keep(picture, null)} />
      <MissingPart what={t.makeFrames} answer={place} />
      {problem && <Notice kind="bad">{problem}</Notice>}
    </fieldset>
  )
}

const Mark = () => (
  <span className={styles.mark} aria-hidden="true">
    <Check />
  </span>
)
