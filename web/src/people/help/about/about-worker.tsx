import { CirclePlay, CircleQuestionMark, Gift } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { helpTexts } from '../help.texts'
import { About } from './about'
import { aboutTexts } from './about.texts'

export function AboutWorker() {
  const t = useTexts(aboutTexts)
  const h = useTexts(helpTexts)
  return (
    <About
      title={t('title')}
      text={t('text')}
      points={[
        { icon: CirclePlay, topic: 13, title: t('watch'), text: t('watchText') },
        { icon: CircleQuestionMark, topic: 3, title: t('answer'), text: t('answerText') },
        { icon: Gift, topic: 11, title: t('reward'), text: t('rewardText') },
      ]}
    >
      <Genie width={64} />
      <h2>
        <Phrases>{t('question')}</Phrases>
      </h2>
      <LinkButton to="/chat">{h('askGenie')}</LinkButton>
    </About>
  )
}
