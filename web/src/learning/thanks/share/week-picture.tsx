import type { SharedWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { Download, Info, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveBytes } from '#shared/device/save-file.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import styles from './workers-week.module.css'
import { useWeekPicture } from './workers-week.queries'
import { workersWeekTexts } from './workers-week.texts'

type Props = { workerId: number; name: string; title: string; week: SharedWeek; children: ReactNode }

/** The picture of a week, with buttons to pass it on; `children` follow them. */
export function WeekPicture({ workerId, name, title, week, children }: Props) {
  const t = useEmployerTexts(workersWeekTexts)
  const { data, error, refetch } = useWeekPicture(workerId)
  const figures = figuresOf(week, t)
  return (
    <>
      {!data && error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <div className={styles.picture}>
          {data && (
            <img
              src={`data:image/png;base64,${data.png}`}
              alt={t('figures', { title, figures })}
              width={1080}
              height={1350}
            />
          )}
        </div>
      )}
      <div className="stack gap-16 pack">
        {data && <PassOn {...data} title={title} />}
        <p className={`row stretch gap-8 muted ${styles.note}`}>
          <Info aria-hidden="true" />
          <span>{name ? t('askFirst', { name }) : t('askHerFirst')}</span>
        </p>
        {children}
      </div>
    </>
  )
}

function figuresOf(week: SharedWeek, t: ReturnType<typeof useEmployerTexts<typeof workersWeekTexts>>): string {
  const { lessons, right_answers, skills } = week
  return [
    t(lessons === 1 ? 'lesson' : 'lessons', { count: lessons }),
    ...(right_answers > 0 ? [t(right_answers === 1 ? 'answer' : 'answers', { count: right_answers })] : []),
    ...(skills > 0 ? [t(skills === 1 ? 'skill' : 'skills', { count: skills })] : []),
  ].join(', ')
}

const pngType = 'image/png'

/** Saves the picture, or passes it to the device's share sheet if that takes files. */
function PassOn({ name, png, title }: { name: string; png: string; title: string }) {
  const t = useEmployerTexts(workersWeekTexts)
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const files = [new File([bytes], name, { type: pngType })]
  const save = () => saveBytes(name, bytes, pngType)
  // Closing the share sheet is no error; a device that takes no file saves it.
  const share = () =>
    navigator.share({ files, title }).catch((error: DOMException) => error.name !== 'AbortError' && save())
  return (
    <div className={`gap-10 ${styles.actions}`}>
      <button type="button" onClick={save}>
        <Download aria-hidden="true" />
        {t('image')}
      </button>
      {navigator.canShare?.({ files }) && (
        <button type="button" onClick={share}>
          <Share2 aria-hidden="true" />
          {t('share')}
        </button>
      )}
    </div>
  )
}
