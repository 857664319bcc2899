import { htmlLanguages, languageFacts } from '@kasama/contract/language'
import type { WorkersWeek } from '@kasama/contract/learning/thanks/thanks.api'
import type { ThanksKind } from '@kasama/contract/learning/thanks/thanks-words'
import { Briefcase, CircleCheck, Heart, House, type LucideIcon, Send, Sprout, Sun } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from './choose-thanks.module.css'
import { useSendThanks, useWorkersWeek } from './workers-week.queries'
import { workersWeekTexts } from './workers-week.texts'

/** Six messages in her language, one of which may be sent a day. */
export function ChooseThanks({ workerId, onSent }: { workerId: number; onSent: () => void }) {
  const { data, error, refetch } = useWorkersWeek(workerId)
  if (data) return <Choice workerId={workerId} week={data} onSent={onSent} />
  if (error) return <LoadError error={error} onRetry={refetch} />
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}

function Choice({ workerId, week, onSent }: { workerId: number; week: WorkersWeek; onSent: () => void }) {
  const t = useEmployerTexts(workersWeekTexts)
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<ThanksKind>('happy')
  const send = useSendThanks(workerId)
  const { first_name: name, language_code, messages, sent_today } = week
  const language = languageFacts[language_code].english
  const readsEnglish = language_code === 'eng'
  const reads = name ? t('reads', { name, language }) : t('sheReads', { language })
  return (
    <>
      <p className="muted">{readsEnglish ? t('oneADay') : `${reads} ${t('oneADay')}`}</p>
      {sent_today && <Notice kind="ok">{t('thankedToday')}</Notice>}
      <div role="radiogroup" aria-label={t('message')} className={styles.messages}>
        {messages.map(({ kind, own, english }) => (
          <Message
            key={kind}
            kind={kind}
            own={own}
            lang={htmlLanguages[language_code]}
            english={readsEnglish ? undefined : english}
            isChosen={kind === (sent_today ?? chosen)}
            isDisabled={sent_today !== null}
            onChoose={() => setChosen(kind)}
          />
        ))}
      </div>
      {send.error && <Notice kind="bad">{errorText(send.error)}</Notice>}
      {!sent_today && (
        <Dock>
          <Button
            size="xl"
            busy={send.isPending}
            icon={<Send aria-hidden="true" />}
            className={styles.send}
            onClick={() => send.mutate(chosen, { onSuccess: onSent })}
          >
            {name ? t('sendTo', { name }) : t('send')}
          </Button>
        </Dock>
      )}
    </>
  )
}

const icons: Record<ThanksKind, LucideIcon> = {
  happy: Heart,
  work: Briefcase,
  family: House,
  lesson: CircleCheck,
  effort: Sprout,
  rest: Sun,
}

type MessageProps = {
  kind: ThanksKind
  own: string
  /** The language of `own`. */
  lang: string
  /** The same in English; undefined if `own` is English. */
  english: string | undefined
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

function Message({ kind, own, lang, english, isChosen, isDisabled, onChoose }: MessageProps) {
  const Icon = icons[kind]
  return (
    <label className={styles.message}>
      <input
        type="radio"
        name="message"
        className="sr-only"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <Leaf size={44}>
        <Icon aria-hidden="true" />
      </Leaf>
      <span>
        <b lang={lang}>{own}</b>
        {english && <small>{english}</small>}
      </span>
      <span className={styles.ring} />
    </label>
  )
}
