import type { SharedWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { useId } from 'react'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './own-week.module.css'
import { useAgreement, useOwnPicture, useOwnWeek } from './own-week.queries'
import { thanksTexts } from './thanks.texts'

/**
 * Her week as a picture, and whether her employer may share it. She agrees beside the picture, so without one there is
 * nothing to agree to; taking it back is always possible.
 */
export function OwnWeek() {
  const t = useTexts(thanksTexts)
  const errorText = useErrorText()
  const [title, switchId] = [useId(), useId()]
  const { data } = useOwnWeek()
  const agreement = useAgreement()
  if (!data || (data.week === null && !data.has_agreed)) return null
  const hasAgreed = agreement.isPending ? agreement.variables : data.has_agreed
  const about = t(data.week ? 'ifYouAgree' : 'noLesson')
  return (
    <Panel aria-labelledby={title}>
      <div className="row gap-12">
        <ListenButton text={`${t('yourWeek')}. ${about} ${t('anyTime')}`} />
        <h3 id={title}>
          <Phrases>{t('yourWeek')}</Phrases>
        </h3>
      </div>
      {data.week && <WeekPicture week={data.week} />}
      <p>
        <Phrases>{about}</Phrases>
      </p>
      <label htmlFor={switchId} className={styles.choice}>
        <span>
          <Phrases>{t('agree')}</Phrases>
        </span>
        <Switch id={switchId} checked={hasAgreed} onChange={(isOn) => agreement.mutate(isOn)} />
      </label>
      <p className="muted text-15">
        <Phrases>{t('anyTime')}</Phrases>
      </p>
      {agreement.error && <Notice kind="bad">{errorText(agreement.error)}</Notice>}
    </Panel>
  )
}

function WeekPicture({ week }: { week: SharedWeek }) {
  const t = useTexts(thanksTexts)
  const { data: address } = useOwnPicture(true)
  const figures = t('figures', { lessons: week.lessons, answers: week.right_answers })
  // The place of the picture is held while it loads.
  return (
    <div className={styles.picture}>{address && <img src={address} alt={figures} width={1080} height={1350} />}</div>
  )
}
