import type { ReactNode } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { paymentsTexts } from './payments.texts'

type Props = { icon: ReactNode; name: string; busy: boolean; onRetry: () => void }

/** Replaces a setting that could not be loaded. */
export function FailedSettingRow({ icon, name, busy, onRetry }: Props) {
  const t = useEmployerTexts(paymentsTexts)
  const retryButton = (
    <Button look="line" size="s" busy={busy} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  return <SettingRow icon={icon} name={name} value={t('notRead')} action={retryButton} />
}
