import { QueryClientProvider } from '@tanstack/react-query'
import { PictureChoice } from '../../features/account/picture/picture-choice'
import { PlanStrip } from '../../features/library/notices/plan-strip'
import { VoiceControl } from '../../features/video/screen/voice-control'
import { usePlayer } from '../../features/video/use-player'
import { LoginCard } from '../../features/worker/login-card/login-card'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { ProblemSummary } from '../../shared/ui/forms/problem-summary'
import { componentsTexts } from './components.texts'
import { Columns, Section } from './section'
import { employer, login, samples, video, worker } from './setup.samples'

const nothing = () => {}

/** What a household meets in its first hour. */
export function SetupSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <QueryClientProvider client={samples}>
      <Section title={t('firstHour')}>
        <PlanStrip profile={employer} />
        <LoginCard login={login} onSaved={nothing} />
        <Columns>
          <ProblemSummary problems={{ userId: t('userIdError'), password: t('passwordHint') }} />
          <SampleVoice />
        </Columns>
        <PictureChoice user={worker} name={null} onDone={nothing} />
      </Section>
    </QueryClientProvider>
  )
}

function SampleVoice() {
  const viewer = { workerId: undefined, isLimited: false, isPublic: true, prefersVimeo: false, asked: undefined }
  return <VoiceControl player={usePlayer({ video, ...viewer, askAnew: nothing })} />
}
