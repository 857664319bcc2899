import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { useRedemptionFigures } from '#learning/desk/redemptions/redemptions.queries.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../settings.module.css'
import { useSaveSettings, useStoredSettings } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPage } from '../settings-page'
import { SettingsPart } from '../settings-part'
import { GeniePart } from './genie-part'
import { MailsPart } from './mails-part'
import { FixedRow } from './switch-row'

const labels = { dollars: t.voucher, shop: t.shop }

/** Returns typed dollars in cents; NaN if they are none. */
const centsIn = (written: string) =>
  /^\d{1,4}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : Number.NaN

function RewardsPart({ stored }: { stored: Data<Calls['GET /admin/voucher']> }) {
  const dollars = stored.amount_cents % 100 === 0 ? stored.amount_cents / 100 : (stored.amount_cents / 100).toFixed(2)
  const saved = { dollars: String(dollars), shop: stored.merchant ?? '' }
  const form = useEntryForm('desk-settings-rewards', saved)
  const { value, set } = form
  const { data: standing } = useRedemptionFigures()
  const store = useSaveSettings('voucher')
  const cents = centsIn(value.dollars.trim())
  const problems = { dollars: cents >= 1 && cents <= 100_000 ? undefined : t.voucherWrong }
  const merchant = value.shop.trim() || null
  const { version } = stored
  return (
    <SettingsPart
      id="rewards"
      form={form}
      stored={saved}
      labels={labels}
      problems={problems}
      isSaving={store.isPending}
      onSave={() => store.mutate({ body: { merchant, amount_cents: cents, version } }, { onSuccess: form.markSaved })}
    >
      <Panel>
        <h2>{t.rewards}</h2>
        <FixedRow name={t.credits} hint={t.creditsHint} value={String(creditsPerVoucher)} />
        <TextField
          className={styles.field ?? ''}
          label={t.voucher}
          hint={standing && fillIn(t.voucherHint, { number: standing.to_post })}
          error={problems.dollars}
          inputMode="decimal"
          value={value.dollars}
          onChange={({ target }) => set({ dollars: target.value })}
        />
        <TextField
          className={styles.field ?? ''}
          label={t.shop}
          hint={t.shopHint}
          maxLength={100}
          value={value.shop}
          onChange={({ target }) => set({ shop: target.value })}
        />
      </Panel>
    </SettingsPart>
  )
}

/** Mails that are sent, Genie's limits, and the voucher for six credits. */
export function ServiceSettings() {
  const { hash } = useLocation()
  const mails = useStoredSettings('mail-settings')
  const genie = useStoredSettings('genie-settings')
  const voucher = useStoredSettings('voucher')
  const isThere = mails.data !== undefined && genie.data !== undefined && voucher.data !== undefined
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  const failed = [mails, genie, voucher].find(({ error, data }) => error && !data)
  return (
    <SettingsPage title={t.rest} to={`/admin/settings/mails${hash}`}>
      {!isThere && <NotLoaded error={failed?.error} onRetry={() => void failed?.refetch()} />}
      {mails.data && genie.data && voucher.data && (
        <DeskColumns
          side={
            <>
              <GeniePart stored={genie.data} />
              <RewardsPart stored={voucher.data} />
            </>
          }
        >
          <MailsPart stored={mails.data} />
        </DeskColumns>
      )}
    </SettingsPage>
  )
}
