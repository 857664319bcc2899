import { mailChoices } from '@kasama/contract/learning/progress/mail.rules'
import { useId } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import styles from './mail-choices.module.css'
import { useChooseMails, useMailChoices } from './mail-choices.queries'
import { mailsTexts } from './mails.texts'

/** Switches for the mails about progress. An organisation's employer has no plan of her own that renews. */
export function MailChoices({ isOfOrganisation = false }: { isOfOrganisation?: boolean }) {
  const t = useEmployerTexts(mailsTexts)
  const id = useId()
  const mails = useMailChoices()
  const { data } = mails
  const choose = useChooseMails()
  if (mails.error && !data) return <MissingParts parts={[mails]} />
  // Rendered before the choices are loaded, so that the content below does not move under a finger.
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <div className="stack gap-12">
        {mailChoices.map((choice) => (
          <div key={choice} className={styles.row}>
            <label htmlFor={id + choice}>
              {t(choice)}
              <small>{t(isOfOrganisation && choice === 'reminders' ? 'idleNote' : `${choice}Note`)}</small>
            </label>
            <Switch
              id={id + choice}
              checked={data?.[choice] ?? false}
              disabled={!data}
              onChange={(isOn) => choose.mutate({ [choice]: isOn })}
            />
          </div>
        ))}
      </div>
      <p className={styles.always}>{t(isOfOrganisation ? 'loginsAlways' : 'always')}</p>
    </Panel>
  )
}
