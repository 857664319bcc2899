import { firstName } from '@kasama/contract/first-name.rules'
import type { Language } from '@kasama/contract/language'
import { defaultPicture } from '@kasama/contract/people/account.rules'
import { minimumPasswordLength } from '@kasama/contract/people/auth/auth.rules'
import { isUserId, nationalities } from '@kasama/contract/people/worker.rules'
import { ArrowRight, Check, CircleUserRound, IdCard } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type FormErrors, useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Dock } from '#shared/ui/layout/dock.tsx'
import type { WorkerLogin } from '../login-card/worker-login'
import { type useCreateWorker, useFormerWorker, useUserIdIsFree } from '../worker.queries'
import { workerTexts } from '../worker.texts'
import nationalityChoiceStyles from './nationality-choice.module.css'
import { OwnPassword } from './own-password'
import { QuietChoice } from './quiet-choice'
import styles from './user-id-form.module.css'

const typingPauseMs = 400

/** A User ID as it is typed: checked when she pauses, so that it is known to be free or taken when she continues. */
function useUserId() {
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const formerUserId = useFormerWorker().data?.username
  const isFormerWorker = formerUserId !== undefined && value.toLowerCase() === formerUserId.toLowerCase()
  const [checkedId, setCheckedId] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setCheckedId(isUserId(value) && !isFormerWorker ? value : undefined), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value, isFormerWorker])
  const answer = useUserIdIsFree(checkedId)
  const valid = checkedId === value ? answer.data?.valid : undefined
  return {
    typed,
    value,
    type: setTyped,
    /** The User ID of her former worker, and whether it was typed. */
    formerUserId,
    isFormerWorker,
    isWellFormed: isUserId(value),
    isFree: isFormerWorker || valid === true,
    isTaken: !isFormerWorker && valid === false,
  }
}

/** Errors of the server about the User ID. */
const userIdErrorCodes = ['username_taken', 'user_id_invalid']

type Props = { create: ReturnType<typeof useCreateWorker>; onCreated: (login: WorkerLogin) => void }

export function UserIdForm({ create, onCreated }: Props) {
  const t = useEmployerTexts(workerTexts)
  const [name, setName] = useState('')
  const userId = useUserId()
  const [language, setLanguage] = useState<Language>()
  const [password, setPassword] = useState('')
  const { errors, showErrors, clearEdited } = useFormErrors()

  function findErrors(): FormErrors {
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
    const formErrors = findErrors()
    showErrors(formErrors, form)
    if (Object.keys(formErrors).length > 0 || !language || create.isPending) return
    create.mutate(
      { name, userId: userId.value, language, password, isFormerWorker: userId.isFormerWorker },
      {
        onSuccess: (card) => onCreated({ ...card, name: firstName(name), picture: null, language }),
        onError(error) {
          const isUserIdError = error instanceof RequestError && userIdErrorCodes.includes(error.code)
          showErrors({ [isUserIdError ? 'user_id' : '']: error.message }, form)
        },
      },
    )
  }

  function fillFormerId() {
    userId.type(userId.formerUserId ?? '')
    showErrors({})
  }

  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} onInput={clearEdited}>
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
          error={userId.isTaken ? t('userIdTaken') : errors.user_id}
          onTakeFormer={fillFormerId}
        />
        <OwnPassword value={password} onChange={setPassword} error={errors.password} />
      </div>
      <NationalityChoice value={language} onChange={setLanguage} error={errors.nationality} />
      <FormErrorSummary errors={errors} />
      <Dock>
        <Button type="submit" size="xl" busy={create.isPending} className={styles.next}>
          <span>{t(isPhone() ? 'continue' : 'next')}</span>
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </form>
  )
}

type UserIdFieldProps = { userId: ReturnType<typeof useUserId>; error: string | undefined; onTakeFormer: () => void }

/** The User ID, and a button to take the former worker back. */
function UserIdField({ userId, error, onTakeFormer }: UserIdFieldProps) {
  const t = useEmployerTexts(workerTexts)
  return (
    <>
      <TextField
        name="user_id"
        label={t('userId')}
        icon={<IdCard aria-hidden="true" />}
        value={userId.typed}
        onChange={(event) => userId.type(event.target.value)}
        hint={t(userId.isFormerWorker ? 'comesBack' : 'userIdHint')}
        error={error}
        ok={userId.isFree}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {userId.formerUserId && !userId.isFormerWorker && (
        <QuietChoice onPress={onTakeFormer}>{t('takeBack', { userId: userId.formerUserId })}</QuietChoice>
      )}
    </>
  )
}

type NationalityChoiceProps = {
  value: Language | undefined
  onChange: (language: Language) => void
  error?: string | undefined
}

/** The worker's nationality, which sets the language of her screens and videos. */
function NationalityChoice({ value, onChange, error }: NationalityChoiceProps) {
  const t = useEmployerTexts(workerTexts)
  return (
    <fieldset className={nationalityChoiceStyles.choice} aria-describedby="nationality-note">
      <legend>{t('nationality')}</legend>
      <div className={nationalityChoiceStyles.cards}>
        {nationalities.map(({ name, language }) => (
          <label key={language} className={nationalityChoiceStyles.card}>
            <input
              type="radio"
              className="sr-only"
              name="nationality"
              checked={language === value}
              onChange={() => onChange(language)}
            />
            <span className={nationalityChoiceStyles.tick}>
              <Check aria-hidden="true" />
            </span>
            <img src={defaultPicture(language)} alt="" width={72} height={72} />
            <b>{name}</b>
            <span className={nationalityChoiceStyles.language}>
              {language === 'ind' ? 'Bahasa Indonesia' : <LanguageName language={language} />}
            </span>
          </label>
        ))}
      </div>
      <p id="nationality-note" className={nationalityChoiceStyles.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
