import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { PreviewPhone } from '../preview/preview-phone'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'
import { PublishSummary } from './publish-summary'
import type { LessonOnDesk } from './published'
import { TakeBackPanel } from './take-back-panel'
import { VersionsPanel } from './versions-panel'
import { WhenPanel } from './when-panel'

/** Publishing, versions and removal of a lesson; the preview beside them shows exactly the revision to be published. */
export function PublishView({ editing, data }: LessonOnDesk) {
  const parts = { editing, data }
  const [latest] = data.versions
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {data.held_back && (
          <Notice kind="bad">
            {fillIn(t.heldBack, { at: dateAndTime(data.held_back.at) })} {data.held_back.why}
          </Notice>
        )}
        {data.state === 'published' ? (
          <Notice>{latest ? fillIn(t.nothing, { number: latest.number }) : t.nothingAtAll}</Notice>
        ) : (
          <>
            <WhenPanel {...parts} />
            <PublishSummary data={data} />
          </>
        )}
        <VersionsPanel {...parts} />
        <TakeBackPanel {...parts} />
      </div>
      <div className={styles.side}>
        <PreviewPhone editing={editing} first="eng" />
      </div>
    </div>
  )
}
