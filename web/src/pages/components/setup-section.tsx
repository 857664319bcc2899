import { QueryClientProvider } from '@tanstack/react-query'
import { PlanStrip } from '#learning/library/notices/plan-strip.tsx'
import { LoginCard } from '#people/worker/login-card/login-card.tsx'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { componentsTexts } from './components.texts'
import { employer, login, samples } from './samples/setup.samples'
import { Columns, Section } from './section'

const nothing = () => {}

/** Samples of a household's first hour. */
export function SetupSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <QueryClientProvider client={samples}>
      <Section title={t('firstHour')}>
        <PlanStrip profile={employer} chosenPlan={null} />
        <LoginCard login={login} onSaved={nothing} />
        <Columns>
          <FormErrorSummary errors={{ userId: t('userIdError'), password: t('passwordHint') }} />
        </Columns>
      </Section>
    </QueryClientProvider>
  )
}
