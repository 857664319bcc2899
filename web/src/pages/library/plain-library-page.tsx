import { useState } from 'react'
import { libraryTexts } from '#learning/library/library.texts.ts'
import { LockedDialog } from '#learning/library/notices/locked-dialog.tsx'
import { WorkerNotice } from '#learning/library/notices/worker-notice.tsx'
import { PlainList } from '#learning/library/plain-list/plain-list.tsx'
import { useSendWaiting } from '#learning/video/watching/use-send-waiting.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import styles from './library-page.module.css'

/** The older library: one column, with her must-watch videos first. */
export function PlainLibraryPage() {
  const t = useTexts(libraryTexts)
  const profile = useProfile()
  const [isAsking, setAsking] = useState(false)
  const onLocked = () => setAsking(true)
  useSendWaiting()
  return (
    <Page width="narrow" tight>
      <div className={styles.choice}>
        {profile.data && <WorkerNotice profile={profile.data} />}
        <MissingParts parts={[profile]} />
        <PlainList feed="subscribed" level="h1" title={t('mustWatch')} onLocked={onLocked} />
        <PlainList feed="recommendation" level="h2" title={t('related')} excludesMustWatch onLocked={onLocked} />
      </div>
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
    </Page>
  )
}
