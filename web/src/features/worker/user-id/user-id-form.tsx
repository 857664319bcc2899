import { minimumPasswordLength } from '@kasama/contract/auth.rules'
import type { Language } from '@kasama/contract/language'
import { ArrowRight, CircleUserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { isPhone } from '../../../shared/device/is-phone'
import { firstName } from '../../../shared/format/first-name'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary'
import { TextField } from '../../../shared/ui/forms/text-field'
import { type Problems, useProblems } from '../../../shared/ui/forms/use-problems'
import { Dock } from '../../../shared/ui/layout/dock'
import type { WorkerLogin } from '../login-card/worker-login'
import type { useCreateWorker } from '../worker.queries'
import { workerTexts } from '../worker.texts'
import { NationalityChoice } from './nationality-choice'
import { OwnPassword } from './own-password'
import { useUserId } from './use-user-id'
import { UserIdField } from './user-id-field'
import styles from './user-id-form.module.css'

/** Errors of the server about the User ID. */
const ofUserId = ['username_taken', 'user_id_invalid']

type Props = { create: ReturnType<typeof useCreateWorker>; onCreated: (login: WorkerLogin) => void }

export function UserIdForm({ create, onCreated }: Props) {
  const t = useEmployerTexts(workerTexts)
  const [name, setName] = useState('')
  const userId = useUserId()
  const [language, setLanguage] = useState<Language>()
  const [password, setPassword] = useState('')
  const { problems, tell, mend } = useProblems()

  function found(): Problems {
    const isTooShort = password !== '' && password.length < minimumPasswordLength
    return {
      ...(userId.isWellFormed ? userId.isTaken && { user_id: t('userIdTaken') } : { user_id: t('userIdInvalid') }),
      ...(isTooShort && { password: t('passwordTooShort') }),
      ...(!language && { nationality: t('nationalityMissing') }),
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const faults = found()
    tell(faults, form)
    if (Object.keys(faults).length > 0 || !language || create.isPending) return
    create.mutate(
      { name, userId: userId.value, language, password, isBack: userId.isBack },
      {
        onSuccess: (card) => onCreated({ ...card, name: firstName(name), picture: null, language }),
        onError(error) {
          const isOfUserId = error instanceof RequestError && ofUserId.includes(error.code)
          tell({ [isOfUserId ? 'user_id' : '']: error.message }, form)
        },
      },
    )
  }

  function takeBack() {
    userId.type(userId.former ?? '')
    tell({})
  }

  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={mend}>
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
        <UserIdField
          userId={userId}
          error={userId.isTaken ? t('userIdTaken') : problems.user_id}
          onTakeBack={takeBack}
        />
        <OwnPassword value={password} onChange={setPassword} error={problems.password} />
      </div>
      <NationalityChoice value={language} onChange={setLanguage} error={problems.nationality} />
      <ProblemSummary problems={problems} />
      <Dock>
        <Button type="submit" size="xl" busy={create.isPending} className={styles.next}>
          <span>{t(isPhone() ? 'continue' : 'next')}</span>
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </form>
  )
}
