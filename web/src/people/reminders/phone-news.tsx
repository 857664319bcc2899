import { useId, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { phoneState } from './phone'
import { phoneNewsTexts } from './phone-news.texts'
import { useChooseReminders, useReminders } from './reminders.queries'

const notes = { unable: 'unable', denied: 'refused', default: 'asks' } as const

/** An employer's notifications; an organisation's employer pays for nothing. The browser is asked only when the switch is moved. */
export function PhoneNews({ isOfOrganisation = false }: { isOfOrganisation?: boolean }) {
  const t = useEmployerTexts(phoneNewsTexts)
  const [titleId, id] = [useId(), useId()]
  const [phone, setPhone] = useState(phoneState)
  const { data } = useReminders()
  const choose = useChooseReminders(data?.public_key)
  // On means that they reach a browser: a login on another device ends the former one's.
  const isHeard = data?.is_on === true && data.has_phone
  const isAble = phone === 'default' || phone === 'granted'
  async function change(is_on: boolean) {
    const permission = is_on ? await Notification.requestPermission() : phone
    setPhone(phoneState())
    if (permission === 'granted' || !is_on) choose.mutate({ is_on, days: [], minute: null })
  }
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <div className="row between gap-12">
        <label htmlFor={id} className="grow">
          {t('label')}
        </label>
        <Switch
          id={id}
          checked={choose.isPending ? choose.variables.is_on : phone === 'granted' && isHeard}
          disabled={!isAble || !data}
          onChange={change}
        />
      </div>
      <p className="muted">{t(isOfOrganisation ? 'noteWithoutPlan' : 'note')}</p>
      <p className="muted">{t('rules')}</p>
      {phone !== 'granted' && <p className="muted">{t(notes[phone])}</p>}
    </Panel>
  )
}
