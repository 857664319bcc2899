import { CircleUserRound, Mail } from 'lucide-react'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { PasswordField } from '../../shared/ui/forms/password-field'
import { Select } from '../../shared/ui/forms/select'
import { SelectField } from '../../shared/ui/forms/select-field'
import { TextArea } from '../../shared/ui/forms/text-area'
import { TextField } from '../../shared/ui/forms/text-field'
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
