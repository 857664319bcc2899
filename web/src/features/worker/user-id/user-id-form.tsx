import { minimumPasswordLength } from '@kasama/contract/auth.rules'
import type { Language } from '@kasama/contract/language'
import { ArrowRight, CircleUserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { isPhone } from '../../../shared/device/is-phone'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { TextField } from '../../../shared/ui/forms/text-field'
import { Dock } from '../../../shared/ui/layout/dock'
import { firstName } from '../first-name'
import type { WorkerLogin } from '../login-card/worker-login'
import { useCreateWorker } from '../worker.queries'
import { workerTexts } from '../worker.texts'
import { NationalityChoice } from './nationality-choice'
import { OwnPassword } from './own-password'
import { useUserId } from './use-user-id'
import { UserIdField } from './user-id-field'
import styles from './user-id-form.module.css'

type Problem = 'userIdInvalid' | 'userIdTaken' | 'nationalityMissing' | 'passwordTooShort'

export function UserIdForm({ onCreated }: { onCreated: (login: WorkerLogin) => void }) {
  const t = useEmployerTexts(workerTexts)
  const [name, setName] = useState('')
  const userId = useUserId()
  const [language, setLanguage] = useState<Language>()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const create = useCreateWorker()
  const refused = create.error instanceof RequestError ? create.error : undefined
  const isOfUserId = refused?.code === 'username_taken' || refused?.code === 'user_id_invalid'

  const isTooShort = password !== '' && password.length < minimumPasswordLength

  function found(): Problem | undefined {
    if (!userId.isWellFormed) return 'userIdInvalid'
    if (userId.isTaken) return 'userIdTaken'
    if (isTooShort) return 'passwordTooShort'
    return language ? undefined : 'nationalityMissing'
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const first = found()
    setProblem(first)
    if (first || !language || create.isPending) return
    create.mutate(
      { name, userId: userId.value, language, password, isBack: userId.isBack },
      { onSuccess: (card) => onCreated({ ...card, name: firstName(name), picture: null, language }) },
    )
  }

  function userIdError() {
    if (userId.isTaken) return t('userIdTaken')
    if (problem === 'userIdInvalid' && !userId.isWellFormed) return t('userIdInvalid')
    return isOfUserId ? refused?.message : undefined
  }

  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={() => create.reset()}>
      <h1>{t('createUserId')}</h1>
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          icon={<CircleUserRound aria-hidden="true" />}
          value={name}
          onChange={(event) => setName(event.target.value)}
          hint={t('nameHint')}
          autoComplete="off"
          maxLength={120}
        />
        <UserIdField userId={userId} error={userIdError()} />
        <OwnPassword
          value={password}
          onChange={setPassword}
          error={problem === 'passwordTooShort' && isTooShort ? t(problem) : undefined}
        />
      </div>
      <NationalityChoice
        value={language}
        onChange={setLanguage}
        error={problem === 'nationalityMissing' && !language ? t(problem) : undefined}
      />
      {refused && !isOfUserId && <Notice kind="bad">{refused.message}</Notice>}
      <Dock>
        <Button type="submit" size="xl" busy={create.isPending} className={styles.next}>
          {t(isPhone() ? 'continue' : 'next')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </form>
  )
}
