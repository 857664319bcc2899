import { CircleUserRound, Mail } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { componentsTexts } from './components.texts'
import { Section } from './section'

export function FieldsSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('fields')}>
      <TextField label={t('email')} icon={<Mail aria-hidden="true" />} type="email" defaultValue={t('emailValue')} ok />
      <PasswordField label={t('password')} defaultValue="orchid" hint={t('passwordHint')} />
      <TextField
        label={t('userId')}
        icon={<CircleUserRound aria-hidden="true" />}
        defaultValue={t('userIdValue')}
        error={t('userIdError')}
      />
      <TextArea label={t('message')} rows={3} />
      <SelectField label={t('country')}>
        <option>{t('singapore')}</option>
      </SelectField>
      <Select aria-label={t('country')}>
        <option>{t('singapore')}</option>
      </Select>
    </Section>
  )
}
