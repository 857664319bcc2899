import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from '../settings.module.css'
import { useStored } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPage } from '../settings-page'
import { GeniePart } from './genie-part'
import { MailsPart } from './mails-part'
import { RewardsPart } from './rewards-part'

/** Mails that are sent, Genie's limits, and the voucher for six credits. */
export function House() {
  const { hash } = useLocation()
  const mails = useStored('mail-settings')
  const genie = useStored('genie-settings')
  const voucher = useStored('voucher')
  const isThere = mails.data !== undefined && genie.data !== undefined && voucher.data !== undefined
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  const failed = [mails, genie, voucher].find(({ error, data }) => error && !data)
  return (
    <SettingsPage title={t.rest} to={`/admin/settings/mails${hash}`}>
      {failed && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isThere && !failed && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {mails.data && genie.data && voucher.data && (
        <div className={styles.twoColumns}>
          <MailsPart stored={mails.data} />
          <div className={styles.column}>
            <GeniePart stored={genie.data} />
            <RewardsPart stored={voucher.data} />
          </div>
        </div>
      )}
    </SettingsPage>
  )
}
