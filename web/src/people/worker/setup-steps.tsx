import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { workerTexts } from './worker.texts'

type Props = {
  /** 0 payment, 1 worker's details, 2 video topics. */
  current: 0 | 1 | 2
  /** Set if the last two steps are open to her. */
  onPress?: (step: 1 | 2) => void
}

/** The steps from the payment to the chosen topics. */
export function SetupSteps({ current, onPress }: Props) {
  const t = useEmployerTexts(workerTexts)
  const steps = [
    { label: t('payment') },
    { label: t('workersDetails'), onPress: onPress && (() => onPress(1)) },
    { label: t('videoTopics'), onPress: onPress && (() => onPress(2)) },
  ]
  return <Steps label={t('steps')} steps={steps} current={current} />
}
