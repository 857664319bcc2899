import type { Profile } from '@kasama/contract/people/account.api'
import { useContact } from '#money/billing.queries.ts'
import { PaymentSettings } from '#money/payments/payment-settings.tsx'
import { PlanRow } from '#money/subscription/plan-row.tsx'
import { SubscriptionPanel } from '#money/subscription/subscription-panel.tsx'
import { AccountCare } from '#people/account/care/account-care.tsx'
import { LoginRows, LoginSettings } from '#people/account/login-settings.tsx'
import { MailChoices } from '#people/account/mails/mail-choices.tsx'
import { settingsTexts } from '#people/account/settings.texts.ts'
import { ContinueSetup } from '#people/account/setup/continue-setup.tsx'
import { WorkerRow } from '#people/worker/details/worker-row.tsx'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { useIsPhone } from '#shared/device/screen-width/use-is-phone.ts'
import { laterPart } from '#shared/later-part.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { Column, Columns } from '#shared/ui/rows/columns.tsx'
import { LoadedProfile } from '../loaded-profile'
import styles from './settings-page.module.css'

/** One page where there is room, a menu of several on a phone. */
export function SettingsPage() {
  const Settings = useIsPhone() ? SettingsMenu : WideSettings
  return (
    <Page width="mid">
      <h1>{settingsTexts.yourSettings}</h1>
      <LoadedProfile>{(profile) => <Settings profile={profile} />}</LoadedProfile>
    </Page>
  )
}

/** Last on the page, since it moves what is below it when it has loaded. */
const LaterNews = laterPart(async () => (await import('#people/reminders/phone-news.tsx')).PhoneNews)

type Props = { profile: Profile }

function WideSettings({ profile }: Props) {
  if (profile.org_id !== null) {
    return (
      <Column narrow>
        <LoginSettings profile={profile} />
        <AccountSection profile={profile} />
      </Column>
    )
  }
  return <OwnPlan profile={profile} />
}

function OwnPlan({ profile }: Props) {
  // The end of the account is rendered after the parts above it, which would move it under a finger.
  const queriesAbove = [useSubscription(), useContact(), useUser(profile.worker_id)]
  const isSettled = queriesAbove.every(({ isLoading }) => !isLoading)
  return (
    <Columns>
      <Column>
        <LoginSettings profile={profile} />
        <PaymentSettings isWide />
        {profile.worker_id !== null && <WorkerRow workerId={profile.worker_id} to="/worker-details" isWide />}
        {isSettled && <AccountCare profile={profile} />}
      </Column>
      <Column>
        <SubscriptionPanel>
          <ContinueSetup profile={profile} />
        </SubscriptionPanel>
        <MailChoices />
        <LaterNews isEnabled />
      </Column>
    </Columns>
  )
}

function SettingsMenu({ profile }: Props) {
  if (profile.org_id !== null) {
    return (
      <Column>
        <LoginRows profile={profile} />
        <AccountSection profile={profile} />
      </Column>
    )
  }
  return (
    <Column>
      <ContinueSetup profile={profile} isInNotice />
      <LoginRows profile={profile} />
      {profile.worker_id !== null && <WorkerRow workerId={profile.worker_id} to="/worker-details" isWide={false} />}
      <PlanRow to="/e-settings-plan" />
      <PaymentSettings isWide={false} />
      <MailChoices />
      <AccountCare profile={profile} />
      <LaterNews isEnabled />
    </Column>
  )
}

/**
 * An organisation's employer has Login and Password as settings; her mails and her account are in a separate part
 * below.
 */
function AccountSection({ profile }: Props) {
  return (
    <section className={styles.apart} aria-label={settingsTexts.account}>
      <Column>
        <MailChoices isOfOrganisation />
        <h2>{settingsTexts.account}</h2>
        <AccountCare profile={profile} />
        <LaterNews isEnabled isOfOrganisation />
      </Column>
    </section>
  )
}
