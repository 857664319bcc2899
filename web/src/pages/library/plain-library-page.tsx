import { useState } from 'react'
import { libraryTexts } from '../../features/library/library.texts'
import { LockedDialog } from '../../features/library/notices/locked-dialog'
import { WorkerNotice } from '../../features/library/notices/worker-notice'
import { PlainList } from '../../features/library/plain-list/plain-list'
import { useSendWaiting } from '../../features/video/watching/use-send-waiting'
import { useProfile } from '../../shared/api/queries/profile.queries'
import { useTexts } from '../../shared/i18n/use-texts'
import { Page } from '../../shared/ui/layout/page'
import { MissingParts } from '../../shared/ui/states/missing-parts'
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
        <PlainList feed="recommendation" level="h2" title={t('related')} isRest onLocked={onLocked} />
      </div>
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
    </Page>
  )
}
